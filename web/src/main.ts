import { mount } from 'svelte';
import App from './App.svelte';
import { file } from './lib/router.svelte';
import './styles.css';

const target = document.getElementById('app');
if (target) mount(App, { target });

// A site on a web host is kept in the browser, and opens without a network.
if (import.meta.env.BASE_URL === './' && import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(file('offline.js')).catch(() => {});
}
