import { TOAST_DELAY_MS, ToastQueue } from './toast-queue.ts';

/** The page's one queue. */
export const toasts = new ToastQueue({
  setTimeout: (run, delayMs) => window.setTimeout(run, delayMs),
  clearTimeout: (timer) => {
    window.clearTimeout(timer);
  },
});

export function showSuccess(message: string): void {
  toasts.show({ kind: 'success', message, delayMs: TOAST_DELAY_MS });
}

export function showDanger(message: string): void {
  toasts.show({ kind: 'danger', message, delayMs: TOAST_DELAY_MS });
}
