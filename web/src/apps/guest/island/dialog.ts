import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { openDialog } from '../taps/dialogs.ts';
import '../styles/island.css';

const roots = new WeakMap<HTMLElement, Root>();

function makeDialog(id: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = id;
  dialog.className = 'island';
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  // The keyboard makes the page lower instead of covering the button at its foot.
  document
    .querySelector('meta[name=viewport]')
    ?.setAttribute(
      'content',
      'width=device-width,initial-scale=1,interactive-widget=resizes-content',
    );
  return dialog;
}

/** Shows an island over the menu, under the heading `<id>-title` that it renders; it is removed when closed. */
export function showIsland(id: string, content: ReactNode, onClosed?: () => void): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${id}`) ?? makeDialog(id);
  const root = roots.get(dialog) ?? createRoot(dialog);
  roots.set(dialog, root);
  root.render(content);
  // After the dialog beneath it, if there is one: the last one is the upper.
  document.body.append(dialog);
  openDialog(dialog);
  dialog.addEventListener(
    'close',
    () => {
      root.render(null);
      onClosed?.();
    },
    { once: true },
  );
}
