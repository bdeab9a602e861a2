import { useEffect, useRef } from 'react';

const WRONG = '[aria-invalid="true"], .wrong input, .wrong [tabindex], .wrong button';

/** Scrolls the first wrong field between the heading and the button, each time that sending failed. */
export function useFocusOnProblem(failures: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = failures > 0 ? form.current?.querySelector<HTMLElement>(WRONG) : undefined;
    const sheet = form.current?.closest('dialog');
    if (!wrong || !form.current) return;
    // The bar grows with its message and must not cover the field.
    const bar = form.current.querySelector<HTMLElement>('.send');
    if (sheet && bar) sheet.style.scrollPaddingBottom = `${bar.offsetHeight}px`;
    wrong.focus({ preventScroll: true });
    wrong.closest('.f, .wrong')?.scrollIntoView({ block: 'center' });
  }, [failures]);
  return form;
}
