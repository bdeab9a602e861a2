/** Which orders this page has had on its lists, and those of them that came as new and may be taken still. */
export type Heard = {
  readonly known: ReadonlySet<number>;
  readonly fresh: ReadonlySet<number>;
  /** How many new ones have come at all: it grows also when one comes as another goes. */
  readonly count: number;
};

type Lists = { readonly all: readonly number[]; readonly available: readonly number[] };

/** What was there from the start is not new. */
export function hearFirst({ all }: Lists): Heard {
  return { known: new Set(all), fresh: new Set(), count: 0 };
}

/** After the lists have changed; the same object when nothing came and nothing fresh went. */
export function hearMore(heard: Heard, { all, available }: Lists): Heard {
  const { known, fresh, count } = heard;
  const come = available.filter((id) => !known.has(id));
  const left = [...fresh].filter((id) => available.includes(id));
  if (left.length === fresh.size && all.every((id) => known.has(id))) return heard;
  return {
    known: new Set([...known, ...all]),
    fresh: new Set([...left, ...come]),
    count: count + come.length,
  };
}

/** What the bell rings for: nothing once every new order is taken. */
export function pendingOf({ fresh, count }: Heard): number {
  return fresh.size === 0 ? 0 : count;
}
