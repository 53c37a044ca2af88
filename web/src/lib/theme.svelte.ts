// Light or dark: as the system has it, until the reader chooses.

const system = window.matchMedia('(prefers-color-scheme: dark)');
const chosen = localStorage.getItem('theme');

class Dark {
  now = $state(chosen ? chosen === 'dark' : system.matches);
}

export const dark = new Dark();

function show(): void {
  document.documentElement.dataset.theme = dark.now ? 'dark' : 'light';
}

system.addEventListener('change', () => {
  if (!localStorage.getItem('theme')) {
    dark.now = system.matches;
    show();
  }
});

export function toggle(): void {
  dark.now = !dark.now;
  localStorage.setItem('theme', dark.now ? 'dark' : 'light');
  show();
}

show();
