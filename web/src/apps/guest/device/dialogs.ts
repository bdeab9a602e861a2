type DialogState = { readonly dialog?: boolean } | null;

function isDialogState(): boolean {
  return (window.history.state as DialogState)?.dialog === true;
}

/** The open dialog; of two, the upper one, which stands later in the document. */
const openOne = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

/** The navigation back out of a closed dialog is asynchronous: the next one may open before it ends. */
let isGoingBack = false;

/** Opens a dialog so that the phone's back button closes it instead of leaving the menu. */
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

/** From now on a phone's keyboard makes the page lower instead of covering its lower half. */
export function makeRoomForKeyboard(): void {
  document
    .querySelector('meta[name=viewport]')
    ?.setAttribute(
      'content',
      'width=device-width,initial-scale=1,interactive-widget=resizes-content',
    );
}

export function startDialogs(): void {
  // Returned from the order's page: no dialog is open any more.
  if (isDialogState()) window.history.replaceState(null, '');
  window.addEventListener('popstate', () => {
    if (isGoingBack) isGoingBack = false;
    else {
      // A dialog of several screens goes to its screen before instead.
      const one = openOne();
      if (one?.dispatchEvent(new Event('back', { cancelable: true }))) one.close();
    }
    // The same one, one beneath it, or one that was opened meanwhile, needs a history entry of its own.
    if (openOne()) window.history.pushState({ dialog: true }, '');
  });
}

export function clickClose(button: HTMLElement): void {
  button.closest('dialog')?.close();
}

/** A click on the backdrop is a click on the dialog itself, outside of all elements in it. */
export function clickBackdrop(element: HTMLElement, _page: unknown, { target }: Event): void {
  if (element instanceof HTMLDialogElement && target === element) element.close();
}
