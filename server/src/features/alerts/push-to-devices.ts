import type { Reach } from '@comanda/contract/alerts';
import type { PushOutcome } from '../../plumbing/push/push-sender.ts';
import type { AlertDeps } from './alert-deps.ts';
import { messageOf, type NoticeIn } from './notices.ts';
import { listSubscriptions } from './subscriptions.ts';
import type { SubscriptionRow } from './tables.ts';

/** Seconds: an older order is no news for a phone that was off. */
const TTL = 600;

async function recordOutcome(
  { db, clock }: AlertDeps,
  { id }: SubscriptionRow,
  outcome: PushOutcome,
): Promise<void> {
  if (outcome.kind === 'gone') {
    await db.deleteFrom('push_subscription').where('id', '=', id).execute();
    return;
  }
  const now = clock.now();
  await db
    .updateTable('push_subscription')
    .set(
      outcome.kind === 'accepted'
        ? { last_sent_at: now, last_failed_at: null, last_failure: null }
        : { last_failed_at: now, last_failure: outcome.reason },
    )
    .where('id', '=', id)
    .execute();
}

/**
 * Sends an alert to every device of a pub that is signed in, all at once, and returns how many push services accepted it. A device whose
 * browser has ended the subscription is removed and counts as neither.
 */
export async function pushToDevices(
  deps: AlertDeps,
  pubId: number,
  noticeIn: NoticeIn,
): Promise<Reach> {
  const now = deps.clock.now();
  const all = await listSubscriptions(deps.db, { pubId, now });
  const outcomes = await Promise.all(
    all
      .filter(({ isSignedIn }) => isSignedIn)
      .map(async (subscription) => {
        const notice = noticeIn(subscription.language);
        const outcome = await deps.pushSender.send(subscription, {
          text: messageOf(notice, subscription, deps.settings.publicUrl),
          topic: notice.tag,
          ttl: TTL,
        });
        await recordOutcome(deps, subscription, outcome);
        return outcome.kind;
      }),
  );
  const count = (kind: PushOutcome['kind']) => outcomes.filter((one) => one === kind).length;
  return { reached: count('accepted'), failed: count('failed') };
}
