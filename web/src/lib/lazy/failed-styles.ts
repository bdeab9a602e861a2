const failed = new Set<HTMLLinkElement>();

/** Remembers the style sheets that did not come: the part that asked for them never asks again. */
export function watchStyles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    // An element's own failure does not bubble.
    { capture: true },
  );
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.addEventListener('load', () => {
      failed.delete(link);
      resolve();
    });
    again.addEventListener('error', () => {
      again.remove();
      reject(new Error('a style sheet did not load'));
    });
    again.href = link.href;
    link.replaceWith(again);
  });
}

/** Loads them; fails when one of them fails again. */
export async function reloadStyles(): Promise<void> {
  await Promise.all([...failed].map(askAgain));
}
