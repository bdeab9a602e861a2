import { servedSpans, type ServingHours } from '@comanda/domain/menu';
import { timelineNow, weekTimeline, type WeekSpan } from '@comanda/domain/hours';

/** A pub's clock at a moment. */
export type PubClock = { readonly timeZone: string; readonly now: Date };

type ServingNow = {
  /** Null for never, undefined while it is served. */
  readonly notServedUntil: string | null | undefined;
  readonly changesAt: Date | undefined;
};

/** Whether something is served in these hours now, and the next start or end. */
export function servingNow(
  spans: readonly WeekSpan[] | undefined,
  { timeZone, now }: PubClock,
): ServingNow {
  if (spans === undefined) return { notServedUntil: undefined, changesAt: undefined };
  const { isWithin, nextChange: changesAt } = timelineNow(weekTimeline(spans), timeZone, now);
  return { notServedUntil: isWithin ? undefined : (changesAt?.toISOString() ?? null), changesAt };
}

/** Nothing while it is served. */
export function servedView({ notServedUntil }: Pick<ServingNow, 'notServedUntil'>): {
  not_served_until?: string | null;
} {
  return notServedUntil === undefined ? {} : { not_served_until: notServedUntil };
}

type MenuRow = { readonly id: number; readonly serving_hours: ServingHours };
type CategoryRow = { readonly menu_id: number; readonly serving_hours: ServingHours };

type Judged<Row> = { readonly row: Row; readonly serving: ServingNow };

/** The menus and categories of a pub: a category is served while it and its menu are. */
export function judgeServing<Menu extends MenuRow, Category extends CategoryRow>(
  {
    menus,
    categories,
  }: { readonly menus: readonly Menu[]; readonly categories: readonly Category[] },
  clock: PubClock,
): {
  menus: Judged<Menu>[];
  categories: Judged<Category>[];
  /** The first start or end of all. */
  changesAt: Date | undefined;
} {
  const judge = <Row>(row: Row, hours: readonly ServingHours[]): Judged<Row> => ({
    row,
    serving: servingNow(servedSpans(hours), clock),
  });
  const hoursOfMenus = new Map(menus.map((menu) => [menu.id, menu.serving_hours]));
  const judged = {
    menus: menus.map((menu) => judge(menu, [menu.serving_hours])),
    categories: categories.map((category) =>
      judge(category, [hoursOfMenus.get(category.menu_id) ?? [], category.serving_hours]),
    ),
  };
  const [changesAt] = [...judged.menus, ...judged.categories]
    .flatMap(({ serving }) => serving.changesAt ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  return { ...judged, changesAt };
}
