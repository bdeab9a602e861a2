/** Scrolls to the first problem in a form: its text, then its field. */
export function showProblem(form: HTMLElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  if (!wrong) return;
  const words = document.getElementById(wrong.getAttribute('aria-describedby') ?? '');
  words?.scrollIntoView({ block: 'nearest' });
  wrong.scrollIntoView({ block: 'nearest' });
  wrong.focus({ preventScroll: true });
}
