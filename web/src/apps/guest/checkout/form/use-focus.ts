import { useEffect, useEffectEvent, useRef } from 'react';

const WRONG = '[aria-invalid="true"], .wrong input, .wrong [tabindex], .wrong button, .gone button';

/** The ref of the form, whose focus follows a change of its step and a failed press. */
export function useFocus(step: string | undefined, failures: number) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = form.current?.querySelector<HTMLElement>('h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  }, [step]);

  // The first wrong field, or the first dish that cannot be ordered, is scrolled between the heading and the button.
  useEffect(() => {
    const wrong = failures > 0 ? form.current?.querySelector<HTMLElement>(WRONG) : undefined;
    const sheet = form.current?.closest('dialog');
    if (!wrong || !form.current) return;
    // The bar grows with its message and must not cover the field.
    const bar = form.current.querySelector<HTMLElement>('.send');
    if (sheet && bar) sheet.style.scrollPaddingBottom = `${bar.offsetHeight}px`;
    wrong.focus({ preventScroll: true });
    wrong.closest('.f, .wrong, .gone')?.scrollIntoView({ block: 'center' });
  }, [failures]);
  return form;
}

/** On the second step the phone's back button leads to the first; Escape closes the sheet as everywhere. */
export function useBackButton(
  form: ReturnType<typeof useFocus>,
  isSecond: boolean,
  onBack: () => void,
): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    const sheet = form.current?.closest('dialog');
    if (!isSecond || !sheet) return undefined;
    let isEscape = false;
    const press = ({ key }: KeyboardEvent): void => {
      isEscape = key === 'Escape';
    };
    const back = (event: Event): void => {
      if (isEscape) return;
      event.preventDefault();
      goBack();
    };
    sheet.addEventListener('keydown', press);
    // Some browsers close a dialog on the back button themselves, with the event that Escape has too.
    for (const name of ['back', 'cancel']) sheet.addEventListener(name, back);
    return () => {
      sheet.removeEventListener('keydown', press);
      for (const name of ['back', 'cancel']) sheet.removeEventListener(name, back);
    };
  }, [form, isSecond]);
}
