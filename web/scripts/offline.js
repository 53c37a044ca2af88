// Keeps the site in the browser, so that it opens without a network. Each version has a store of its own.

const STORE = `tweedle ${'VERSION'}`;
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FILES.map((file) => new Request(`./${file}`, { cache: 'reload' })))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((stores) => Promise.all(stores.filter((store) => store.startsWith('tweedle ') && store !== STORE).map((store) => caches.delete(store))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const find = async () => {
    const store = await caches.open(STORE);
    return (await store.match(event.request, { ignoreSearch: true })) ?? (await fetch(event.request));
  };
  event.respondWith(find());
});
