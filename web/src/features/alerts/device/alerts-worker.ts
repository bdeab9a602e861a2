import type { PushWorker } from '../../../lib/push/push-device.ts';

/** Shows the alerts of a pub. */
export const ALERTS_WORKER: PushWorker = { file: '/alerts-worker.js', scope: '/admin/' };
