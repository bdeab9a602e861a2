import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from '../damage/find-damage.ts';
import type { Evening } from './start-evening.ts';

const LIMIT_MS = 10_000;

/** A courier has the newest revision of each order of their own, and is offered none that is reserved. */
function missingOnCouriers({ courierScreens }: Evening, revisions: State['revisions']): string[] {
  return courierScreens.flatMap(({ courierId: own, screen }) =>
    revisions.flatMap(({ id, revision, courierId }) => {
      if (courierId === own && screen.revisionOf(id) < revision) {
        return [`courier ${own} has no revision ${revision} of order ${id}`];
      }
      return courierId !== null && screen.offers(id)
        ? [`courier ${own} is still offered order ${id}, which is reserved`]
        : [];
    }),
  );
}

function missing(evening: Evening, revisions: State['revisions']): string[] {
  const { desks, followed } = evening;
  const newest = new Map(revisions.map(({ id, revision }) => [id, revision]));
  return [
    ...desks.flatMap((screen, index) =>
      revisions
        .filter(({ id, revision }) => screen.revisionOf(id) < revision)
        .map(({ id, revision }) => `desk ${index} has no revision ${revision} of order ${id}`),
    ),
    ...followed
      .filter(({ orderId, screen }) => screen.revisionOf(orderId) < (newest.get(orderId) ?? 0))
      .map(({ orderId }) => `the guest of order ${orderId} has not its last revision`),
    ...missingOnCouriers(evening, revisions),
  ];
}

/** What the evening's screens have not received ten seconds after its last change. */
export async function missedEvents(
  evening: Evening,
  revisions: State['revisions'],
): Promise<string[]> {
  const end = Date.now() + LIMIT_MS;
  while (missing(evening, revisions).length > 0 && Date.now() < end) await sleep(50);
  return missing(evening, revisions);
}
