import { createLateQuestion } from '../questions/late-question.tsx';
import type { ChosenRefusal } from '../live/status-follow-ups.ts';

/** Asks why an order is refused. */
export const RefuseQuestion = createLateQuestion<ChosenRefusal>(
  async () => (await import('./refuse-popup.tsx')).RefusePopup,
);
