import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** After a longer load the focus would interrupt the user. */
const WAIT_MS = 10_000;

const headingNow = () => document.querySelector<HTMLElement>('h1');

/** The heading of another screen than before: a placeholder during loading does not count. */
function arrivedHeading(before: HTMLElement | null): HTMLElement | undefined {
  const heading = headingNow();
  if (!heading || heading === before) return undefined;
  return heading.parentElement?.querySelector('[aria-busy=true]') ? undefined : heading;
}

/** Calls at every change of the page until the callback is done; returns the function that stops it. */
function untilDone(step: () => boolean): () => void {
  if (step()) return () => {};
  const observer = new MutationObserver(() => {
    if (step()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = window.setTimeout(() => {
    observer.disconnect();
  }, WAIT_MS);
  return () => {
    observer.disconnect();
    window.clearTimeout(timer);
  };
}

type Step = { readonly place: string; readonly before: HTMLElement | null };

/**
 * After a move to another screen the focus goes to its heading, so that a screen reader announces the screen.
 * A screen that takes the focus itself keeps it; one whose heading stays is not a new screen.
 */
export function useHeadingFocus(pathname: string): void {
  const place = pathname.replace(/\/+$/, '');
  const [step, setStep] = useState<Step | { readonly place: string }>({ place });
  // During this render the page still shows the previous screen.
  if (step.place !== place) setStep({ place, before: headingNow() });
  // At once: a passive effect may come after the user's next Tab, whose place would be taken for the pressed link.
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if ('before' in step) pressed.current = document.activeElement;
  }, [step]);
  useEffect(() => {
    if (!('before' in step)) return undefined;
    return untilDone(() => {
      const heading = arrivedHeading(step.before);
      if (!heading) return false;
      if (document.activeElement === document.body || document.activeElement === pressed.current) {
        heading.tabIndex = -1;
        heading.focus();
      }
      return true;
    });
  }, [step]);
}
