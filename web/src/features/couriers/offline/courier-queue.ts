import { createSharedQueue } from '../../../lib/offline/shared-queue.ts';
import { courierStore } from './courier-store.ts';
import { sendStep } from './send-step.ts';
import { stepRules } from './step-queue.ts';

/** The page's only step queue, shared with all tabs, and its sender. */
export const courierQueue = createSharedQueue({
  name: 'comanda-courier-steps',
  store: courierStore,
  rules: stepRules,
  send: sendStep,
});
