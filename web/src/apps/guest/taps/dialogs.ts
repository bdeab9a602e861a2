import type { ClickHandler } from './open-page.ts';

type DialogState = { readonly dialog?: boolean } | null;

function isDialogState(): boolean {
  return (window.history.state as DialogState)?.dialog === true;
}

const openOne = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>('dialog[open]');

/** The way back out of a closed dialog takes a while: the next one may be open before it is over. */
let isGoingBack = false;

/** Opens a dialog so that the phone's own way back closes it instead of leaving the menu. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  if (!isDialogState()) window.history.pushState({ dialog: true }, '');
  dialog.addEventListener(
    'close',
    () => {
      if (isGoingBack || openOne() || !isDialogState()) return;
      isGoingBack = true;
      window.history.back();
    },
    { once: true },
  );
}

export function startDialogs(): void {
  // Come back from the order's page: nothing is open any more.
  if (isDialogState()) window.history.replaceState(null, '');
  window.addEventListener('popstate', () => {
    if (!isGoingBack) {
      openOne()?.close();
      return;
    }
    isGoingBack = false;
    // It was opened on the way, and needs a way back of its own.
    if (openOne()) window.history.pushState({ dialog: true }, '');
  });
}

export const clickClose: ClickHandler = (button) => {
  button.closest('dialog')?.close();
};

/** A click on the backdrop is one on the dialog itself, outside of everything in it. */
export const clickBackdrop: ClickHandler = (element, _page, { target }) => {
  if (element instanceof HTMLDialogElement && target === element) element.close();
};
