import type { PushKey } from '../../plumbing/push/push-key.ts';
import type { PushSender } from '../../plumbing/push/push-sender.ts';
import type { OrderDeps } from '../orders/index.ts';

export type AlertDeps = OrderDeps & {
  readonly pushKey: () => PushKey;
  readonly pushSender: PushSender;
};
