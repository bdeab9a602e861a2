import type { Deps } from '../../deps.ts';
import type { PushKey } from '../../plumbing/push/push-key.ts';
import type { PushSender } from '../../plumbing/push/push-sender.ts';

export type AlertDeps = Deps & {
  readonly pushKey: () => PushKey;
  readonly pushSender: PushSender;
};
