/** Brings the first thing that is wrong in a form before the eye: its words, then what to change. */
export function showProblem(form: HTMLElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  if (!wrong) return;
  const words = document.getElementById(wrong.getAttribute('aria-describedby') ?? '');
  words?.scrollIntoView({ block: 'nearest' });
  wrong.scrollIntoView({ block: 'nearest' });
  wrong.focus({ preventScroll: true });
}
