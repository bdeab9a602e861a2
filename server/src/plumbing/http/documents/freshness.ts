/** What is known of a drawn document when its freshness is checked. */
export type Drawing = {
  readonly pubId: number;
  readonly drawnAt: number;
  /** The first moment at which it may be outdated without a change. */
  readonly goodUntil: number;
  /** The count of changes when the reading of its data began. */
  readonly asOf: number;
};

/** A change that no write has recorded is shown after this time. */
const MOST_MS = 10 * 60_000;
/** How long a document is served while changes of other processes may be unknown. */
const DISTRUSTED_MS = 60_000;

/** The first moment at which a document that is drawn now may be outdated without a change. */
export function goodUntil(now: Date, changesAt: readonly Date[]): number {
  const later = changesAt.map((change) => change.getTime()).filter((at) => at > now.getTime());
  return Math.min(now.getTime() + MOST_MS, ...later);
}

export type Freshness = {
  /** The count of changes so far. */
  changes(): number;
  /** Whether the pub has not changed since the reading of its data began. */
  isCurrent(drawing: Pick<Drawing, 'pubId' | 'asOf'>): boolean;
  /** Whether a document may be served at this moment. */
  isFresh(drawing: Drawing, at: number): boolean;
  /** These pubs have changed: no document whose data was read before is served again. */
  invalidate(pubIds: readonly number[]): void;
  invalidateAll(): void;
  /** Changes of other processes may be unknown: documents are served for a minute only. */
  distrust(): void;
};

export function createFreshness(now: () => number): Freshness {
  const changedAt = new Map<number, number>();
  let changes = 0;
  let allChangedAt = 0;
  let distrustedAt = Number.NEGATIVE_INFINITY;
  const isCurrent: Freshness['isCurrent'] = ({ pubId, asOf }) =>
    asOf >= allChangedAt && asOf >= (changedAt.get(pubId) ?? 0);
  return {
    changes: () => changes,
    isCurrent,
    isFresh: (drawing, at) =>
      isCurrent(drawing) &&
      at < drawing.goodUntil &&
      (distrustedAt < drawing.drawnAt || at < drawing.drawnAt + DISTRUSTED_MS),
    invalidate: (pubIds) => {
      changes += 1;
      for (const pubId of pubIds) changedAt.set(pubId, changes);
    },
    invalidateAll: () => {
      changes += 1;
      allChangedAt = changes;
    },
    distrust: () => {
      distrustedAt = now();
    },
  };
}
