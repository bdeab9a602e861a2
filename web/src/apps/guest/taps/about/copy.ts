import * as attributes from '../../markup/attributes.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import type { ClickHandler } from '../open-page.ts';

const SHOWN_MS = 2500;

/** Copies the Wi-Fi password; where the browser forbids it, the password is selected. */
async function copyFrom(button: HTMLElement, { texts }: PageInfo): Promise<void> {
  const confirmation = button.querySelector('i');
  try {
    await navigator.clipboard.writeText(button.getAttribute(attributes.copiedText) ?? '');
    if (confirmation) confirmation.textContent = texts.copied;
    window.setTimeout(() => {
      if (confirmation) confirmation.textContent = '';
    }, SHOWN_MS);
  } catch {
    const code = button.querySelector('code');
    if (code) window.getSelection()?.selectAllChildren(code);
  }
}

export const clickCopy: ClickHandler = (button, { info }) => {
  void copyFrom(button, info());
};
