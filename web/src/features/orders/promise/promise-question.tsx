import { createLateQuestion } from '../questions/late-question.tsx';
import type { ChosenTime } from '../live/status-follow-ups.ts';

/** Asks when an order is ready; an order is accepted with the usual minutes without it. */
export const PromiseQuestion = createLateQuestion<ChosenTime>(
  async () => (await import('./promise-popup.tsx')).PromisePopup,
);
