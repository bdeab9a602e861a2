import { useEffect, useRef, useState } from 'react';

/** Focuses the first marked field of a form after each refusal, and not while the guest types. */
export function useRefusalFocus() {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return { form, focusRefused: () => setRefusals((count) => count + 1) };
}
