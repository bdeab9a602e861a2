const failed = new Set<HTMLLinkElement>();

/** Records the style sheets that failed to load: the part that requested them never requests them again. */
export function recordFailedStyles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    // The error event of an element does not bubble.
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

/** Loads them again; fails when one of them fails again. */
export async function reloadStyles(): Promise<void> {
  await Promise.all([...failed].map(askAgain));
}
