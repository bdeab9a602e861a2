import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { makeRoomForKeyboard, openDialog } from '../device/dialogs.ts';
import '../styles/island.css';

const roots = new WeakMap<HTMLElement, Root>();

function makeDialog(id: string, className: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = id;
  dialog.className = className;
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  // It would cover the button at its foot.
  makeRoomForKeyboard();
  return dialog;
}

type Options = {
  readonly onClosed?: (() => void) | undefined;
  /** The styles of a whole screen, unless the sheet has its own. */
  readonly className?: string;
};

/** Shows an island over the menu, under the heading `<id>-title` that it renders; it is removed when closed. */
export function showIsland(
  id: string,
  content: ReactNode,
  { onClosed, className = 'island' }: Options = {},
): void {
  const known = document.querySelector<HTMLDialogElement>(`dialog#${id}`);
  const dialog = known ?? makeDialog(id, className);
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
