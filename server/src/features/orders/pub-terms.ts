import type { VatRate } from '@comanda/domain/vat';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import { namedStatement } from '../../plumbing/database/queries/named-statement.ts';
import type { Connection } from '../../schema.ts';
import { hasLeftCounts, listOrderableDishes } from '../menu/index.ts';
import { findPhoneOfPub, findPub } from '../pubs/index.ts';
import { listVatRates } from '../vat/index.ts';
import { findShipping, type DeliverySettings } from '../shipping/index.ts';

/** Of the pubs with the latest orders; the others are read again at their next order. */
const MOST_PUBS = 500;
/** Terms with more corners of zones than any real pub draws are read for each order. */
const MOST_CORNERS = 2_000;

export type OrderableDish = Awaited<ReturnType<typeof listOrderableDishes>>[number];

/** All data of a pub that an order is checked and priced by, and its version (docs/adr/0017). */
export type PubTerms = {
  /** Null while the pub has never changed. */
  readonly version: string | null;
  readonly pub: NonNullable<Awaited<ReturnType<typeof findPub>>>;
  /** The phone that guests see. */
  readonly phone: string;
  readonly shipping: DeliverySettings;
  readonly vatRates: readonly VatRate[];
  /** Whether an order may lower what is left of a dish. */
  readonly hasLeftCounts: boolean;
  /** Those of these dishes that a guest may order. */
  readonly dishesOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, OrderableDish>>;
};

export type PubTermsReader = {
  /**
   * Terms that may be out of date: only for an order, whose insert compares the version. Undefined at a pub
   * that is deleted or unknown.
   */
  recall(pubId: number): Promise<PubTerms | undefined>;
  /** The terms that are valid now. */
  read(pubId: number): Promise<PubTerms | undefined>;
};

const selectVersion = namedStatement<{ pubId: number }, { version: string }>(
  (take) => sql`select version from pub_version where pub_id = ${take(({ pubId }) => pubId)}`,
);

async function findVersion(connection: Connection, pubId: number): Promise<string | null> {
  const [row] = await selectVersion(connection, { pubId });
  return row?.version ?? null;
}

/** A dish is read when it is ordered first; unknown ids are not remembered, since guests may send any. */
function dishReader(
  connection: Connection,
  { id: pubId, other_languages: languages }: PubTerms['pub'],
): PubTerms['dishesOf'] {
  const dishes = new Map<number, OrderableDish>();
  return async (ids) => {
    const dishIds = ids.filter((id) => !dishes.has(id));
    if (dishIds.length > 0) {
      for (const dish of await listOrderableDishes(connection, {
        pubId,
        dishIds,
        languages,
      })) {
        dishes.set(dish.id, dish);
      }
    }
    return dishes;
  };
}

/** The version is read first: whatever changes meanwhile changes it too, so that it fits no longer. */
async function readTerms(
  connection: Connection,
  pubId: number,
  version: string | null,
): Promise<PubTerms | undefined> {
  const pub = await findPub(connection, pubId);
  const shipping = await findShipping(connection, pubId);
  if (!pub || pub.deleted || !shipping) return undefined;
  return {
    version,
    pub,
    phone: await findPhoneOfPub(connection, pub),
    shipping,
    vatRates: pub.vat_class ? await listVatRates(connection) : [],
    hasLeftCounts: await hasLeftCounts(connection, pubId),
    dishesOf: dishReader(connection, pub),
  };
}

function countCorners({ shipping }: PubTerms): number {
  return shipping.zones.reduce((sum, { vertices }) => sum + vertices.length, 0);
}

/** Keeps the terms of pubs in memory, and forgets those of a changed pub. */
export function createPubTermsReader({ db, live }: Pick<Deps, 'db' | 'live'>): PubTermsReader {
  const known = new LRUCache<string, PubTerms>({ max: MOST_PUBS });
  const forget = (pubIds: readonly number[]): void => {
    for (const pubId of pubIds) known.delete(String(pubId));
  };
  live.onOwnChanges((changes) => {
    forget(changes.flatMap(({ kind, subject_id }) => (kind === 'pub' ? subject_id : [])));
  });
  live.onChanges(async ({ pubOfOthers, isIncomplete }) => {
    if (isIncomplete) known.clear();
    else forget(pubOfOthers);
  });

  const read: PubTermsReader['read'] = async (pubId) => {
    const version = await findVersion(db, pubId);
    const held = known.get(String(pubId));
    if (held && held.version === version) return held;
    const terms = await readTerms(db, pubId, version);
    if (terms && countCorners(terms) <= MOST_CORNERS) known.set(String(pubId), terms);
    return terms;
  };
  return { read, recall: async (pubId) => known.get(String(pubId)) ?? read(pubId) };
}
