type RowId = number | string;
export type HeldRow = { readonly id: RowId };

/** A list of a screen: one of several columns, or the only one. */
export type HeldList<Row extends HeldRow, Name extends string = string> = {
  readonly name: Name;
  readonly rows: readonly Row[];
};

/**
 * The lists as they were when the hold began. `pointer`: something is pressed. `work`: somebody has just pressed, or moves
 * the mouse over the rows. `keyboard`: the keyboard focus is on a row.
 */
export type Hold<List> = {
  readonly by: 'pointer' | 'work' | 'keyboard';
  readonly key: string;
  readonly lists: readonly List[];
};

type Held<List, Id> = {
  readonly lists: readonly List[];
  /** The rows that came since then and are not shown yet. */
  readonly gathered: readonly Id[];
};

export type RowsNow<Row> = {
  /** Which rows the user has chosen to see: another choice ends the hold. */
  readonly key: string;
  /** The content of a row now, also of one that is in none of the lists any more. */
  readonly latest: (row: Row) => Row;
  /** Whether a row that has left its list stays at its place until the work has ended, not only the touch. */
  readonly keepsGone?: boolean;
};

const idsOf = <Id>(lists: readonly { readonly rows: readonly { readonly id: Id }[] }[]) =>
  lists.flatMap(({ rows }) => rows.map(({ id }) => id));

/** The rows that were in the list before keep their sequence; those that have come to it are where they belong now. */
function inHeldOrder<Row extends HeldRow>(now: readonly Row[], before: readonly Row[]) {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const stayed = now
    .filter(({ id }) => places.has(id))
    .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
    .values();
  return now.map((row) => (places.has(row.id) ? (stayed.next().value ?? row) : row));
}

/**
 * During a touch no row is added, removed or moved; during work and with the keyboard focus no row is added, and none
 * climbs in its list. The content of a row is always current.
 */
export function applyHold<Row extends HeldRow, Name extends string>(
  now: readonly HeldList<Row, Name>[],
  hold: Hold<HeldList<Row, Name>> | undefined,
  { key, latest, keepsGone = false }: RowsNow<Row>,
): Held<HeldList<Row, Name>, Row['id']> {
  const current = { lists: now, gathered: [] };
  if (hold?.key !== key) return current;
  const known = new Set<RowId>(idsOf(hold.lists));
  const gathered = idsOf(now).filter((id) => !known.has(id));
  const isStill = hold.by === 'pointer' || (hold.by === 'work' && keepsGone);
  const lists = isStill
    ? hold.lists.map(({ name, rows }) => ({ name, rows: rows.map(latest) }))
    : now.map(({ name, rows }, index) => ({
        name,
        rows: inHeldOrder(
          rows.filter(({ id }) => known.has(id)),
          hold.lists[index]?.rows ?? [],
        ),
      }));
  const isEmpty = lists.every(({ rows }) => rows.length === 0);
  return isEmpty ? current : { lists, gathered };
}
