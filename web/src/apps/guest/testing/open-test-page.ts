import { vi } from 'vitest';
import { until } from '../../../testing/actions/eventually.ts';
import { createBasketStore } from '../basket/basket-store.ts';
import { readPageInfo } from '../markup/page-info.ts';
import type { ClickHandler, OpenPage } from '../taps/open-page.ts';
import { drawPubPage, type DrawnPage } from './draw-pub-page.ts';

const address = window.location.href;
// A closed sheet goes back, perhaps once too often for a test that ends before: that must not leave the tests' page.
for (const _ of [1, 2, 3]) window.history.pushState(null, '');

/** For tests of clicks: the server's page, and the argument of the click handlers. */
export function openTestPage(drawn: DrawnPage = {}): OpenPage {
  localStorage.clear();
  drawPubPage(drawn);
  const info = readPageInfo();
  if (!info) throw new Error('the page contains no information about itself');
  return {
    store: createBasketStore(info.pubId, localStorage),
    info: () => info,
    swapped: vi.fn<() => void>(),
    reload: vi.fn<() => Promise<void>>(async () => undefined),
  };
}

/**
 * Closes what is open, and waits until the browser has gone back out of it (`startDialogs`): later it would be back at
 * the address of this page in the next test.
 */
export async function closeDialogs(): Promise<void> {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  await until(() => window.history.state === null);
}

export function closeTestPage(): void {
  localStorage.clear();
  document.body.replaceChildren();
  document.documentElement.className = '';
  window.history.replaceState(null, '', address);
}

/** Calls a handler for the first such element of the page; gives the event, which no link follows. */
export function click(
  handle: ClickHandler,
  [selector, page]: readonly [selector: string, page: OpenPage],
  init: MouseEventInit = {},
): MouseEvent {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  const event = new MouseEvent('click', { cancelable: true, ...init });
  handle(element, page, event);
  return event;
}
