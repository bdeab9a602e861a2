import { createLateQuestion } from '../../questions/late-question.tsx';
import type { ChosenReason } from '../../live/status-follow-ups.ts';

/** Asks why an order is canceled. */
export const CancelQuestion = createLateQuestion<ChosenReason>(
  async () => (await import('./cancel-popup.tsx')).CancelPopup,
);
