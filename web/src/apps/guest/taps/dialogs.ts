type DialogState = { readonly dialog?: boolean } | null;

function isDialogState(): boolean {
  return (window.history.state as DialogState)?.dialog === true;
}

/** Opens a dialog so that the phone's own way back closes it instead of leaving the menu. */
export function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  window.history.pushState({ dialog: true }, '');
  dialog.addEventListener(
    'close',
    () => {
      if (isDialogState()) window.history.back();
    },
    { once: true },
  );
}

export function startDialogs(): void {
  // Come back from the order's page: nothing is open any more.
  if (isDialogState()) window.history.replaceState(null, '');
  window.addEventListener('popstate', () => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest('dialog');
    // A tap on the backdrop is a tap on the dialog itself, outside of everything in it.
    if (target === dialog || target.closest('[data-close]')) dialog?.close();
  });
}
