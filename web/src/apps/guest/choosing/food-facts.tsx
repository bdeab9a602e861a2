import { useLayoutEffect, useMemo, useRef } from 'react';
import type { NamedChoice, NamedGroup } from '../../../lib/options/offered-groups.ts';
import type { SheetFacts } from '../food/mount.ts';
import * as classes from '../markup/classes.ts';
import { hasWishes } from '../taps/dishes/food.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { useChoosing } from './choosing-context.ts';

/**
 * The facts of the sheet, where the pub says something, or for a guest who avoids something. The pub's own words about
 * the dish are there without them.
 */
export async function loadFacts(info: PageInfo): Promise<SheetFacts | undefined> {
  if (!hasWishes() && !info.hasFood) return undefined;
  try {
    const food = await import('../food/mount.ts');
    return await food.sheetFacts(info);
  } catch {
    return undefined;
  }
}

/** A place for elements of the food's program, which is not React's: the page uses it too. In sight with the rest. */
function usePlace<Place extends Element>(elements: readonly Element[]) {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...elements);
  }, [elements]);
  return place;
}

/** What is in the dish. */
export function FoodFacts({ dishId }: { readonly dishId: number }) {
  const { facts } = useChoosing();
  const found = useMemo(() => facts?.ofDish(dishId) ?? [], [facts, dishId]);
  const place = usePlace<HTMLDivElement>(found);
  return <div ref={place} />;
}

/** What is in a choice: a part of its label, so that it is heard with its name. */
export function ChoiceFacts({
  group,
  choice,
}: {
  readonly group: NamedGroup;
  readonly choice: NamedChoice;
}) {
  const { facts } = useChoosing();
  const found = useMemo(() => facts?.ofChoice({ group, choice }) ?? [], [facts, group, choice]);
  const place = usePlace<HTMLElement>(found);
  return found.length > 0 && <small ref={place} className={classes.foodFacts} />;
}

/** At the heading of a group about which the pub says nothing. */
export function GroupFacts({ group }: { readonly group: NamedGroup }) {
  const { facts } = useChoosing();
  const found = useMemo(() => facts?.ofGroup(group) ?? [], [facts, group]);
  const place = usePlace<HTMLElement>(found);
  return found.length > 0 && <small ref={place} className={classes.foodFacts} />;
}
