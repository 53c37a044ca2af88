// The board of a notebook: a module that a widget of Python loads.

import { mount, unmount } from 'svelte';
import { follow } from './ground';
import { type Model, Shared } from './model.svelte';
import Widget from './Widget.svelte';
import style from './widget.css?inline';

/** Shows a board in an element. Its styles are its own, and the notebook's keys do not reach into it. */
function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const host = document.createElement('div');
  host.className = 'tweedle-board';
  host.setAttribute('data-lm-suppress-shortcuts', 'true');
  el.append(host);
  const target = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  sheet.textContent = style;
  target.append(sheet);
  const shared = new Shared(model);
  const widget = mount(Widget, { target, props: { shared } });
  const unfollow = follow(host);
  return () => {
    unfollow();
    shared.leave();
    void unmount(widget);
    host.remove();
  };
}

export default { render };
