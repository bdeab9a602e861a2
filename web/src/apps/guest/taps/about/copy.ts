const SHOWN_MS = 2500;

/** Copies the Wi-Fi password; where the browser forbids it, the password is marked for the thumb. */
export async function copyFrom(button: HTMLElement): Promise<void> {
  const said = button.querySelector('i');
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
    if (said) said.textContent = button.dataset['copied'] ?? '';
    window.setTimeout(() => {
      if (said) said.textContent = '';
    }, SHOWN_MS);
  } catch {
    const code = button.querySelector('code');
    if (code) window.getSelection()?.selectAllChildren(code);
  }
}
