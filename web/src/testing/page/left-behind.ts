import { vi } from 'vitest';
import { dropWork } from '../../lib/live/work-in-hand.ts';
import { keptInTab } from '../../lib/session/kept-in-tab.ts';
import { session } from '../../lib/session/session.ts';
import { toasts } from '../../lib/toasts/toasts.ts';
import { until } from '../actions/eventually.ts';

const { documentElement: root, body } = document;

const page = {
  address: window.location.href,
  nodes: new Set<Node>(body.childNodes),
  attributes: new Map(
    [root, body].map((element) => [element, new Set(element.getAttributeNames())] as const),
  ),
};

const nameOf = (node: Node): string =>
  node instanceof Element ? node.outerHTML.slice(0, 100) : `the text "${node.textContent}"`;

/** Closes them at once: a toast takes half a second, and the next test would see it. */
function closeToasts(): void {
  const runAtOnce = (run: () => void): number => {
    run();
    return 0;
  };
  const timers = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(runAtOnce as typeof window.setTimeout);
  // Shown anew, since one that is closing already would go by its own timer.
  for (const { kind, message, header } of toasts.list()) {
    toasts.close(toasts.show({ kind, message, header }));
  }
  timers.mockRestore();
}

/** Themes and locks of the scrolling; the language stays, since the file sets its texts once. */
function resetAttributes(): void {
  for (const [element, names] of page.attributes) {
    for (const name of element.getAttributeNames()) {
      if (name !== 'lang' && !names.has(name)) element.removeAttribute(name);
    }
  }
}

/** Makes the page as it was before the test; returns what the test should have removed itself. */
export function removeLeftBehind(): readonly string[] {
  const left: string[] = [];
  if (vi.isFakeTimers()) left.push('fake timers');
  vi.useRealTimers();
  vi.restoreAllMocks();
  closeToasts();
  for (const node of [...body.childNodes].filter((one) => !page.nodes.has(one))) {
    left.push(nameOf(node));
    node.remove();
  }
  if (window.location.href !== page.address) left.push(`the address ${window.location.href}`);
  window.history.replaceState(null, '', page.address);
  resetAttributes();
  return left;
}

/** Clears what the product keeps until its page is closed, and lets a user be signed in again, as a new page does. */
export async function restartProduct(): Promise<void> {
  keptInTab.dropAll();
  dropWork();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo(0, 0);
  const { epoch } = session.current();
  const otherTab = new BroadcastChannel('comanda.session');
  otherTab.postMessage('signed_in');
  await until(() => session.current().epoch > epoch);
  otherTab.close();
}
