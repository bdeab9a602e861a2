import type { PageOptions, PubPageData } from '@comanda/contract/guest-page';
import { servingHoursText, weekdayNames } from '../../../../lib/format/week-hours.ts';
import { daysBetween, pubTime, pubWeekday } from '../hours.ts';
import type { Translate } from '../text.ts';

type Entry = PubPageData['categories'][number] | PubPageData['menus'][number];

export type ServingContext = {
  readonly t: Translate;
  readonly options: PageOptions;
  readonly timeZone: string;
};

/** Why the dishes of a category cannot be ordered now; undefined while they are served. */
export type NotServed = {
  readonly words: string;
  /** They are served again: an order for later may have them. */
  readonly isForNow: boolean;
};

/** From when on the dishes of a category can be ordered. */
export function notServed(
  { not_served_until: until }: Pick<Entry, 'not_served_until'>,
  context: ServingContext,
): NotServed | undefined {
  if (until === undefined) return undefined;
  if (until === null) return { words: context.t('guest.page.not_served'), isForNow: false };
  return { words: servedFrom(until, context), isForNow: true };
}

function servedFrom(
  until: string,
  { t, options: { now, language }, timeZone }: ServingContext,
): string {
  const next = new Date(until);
  const time = pubTime(next, timeZone);
  const days = daysBetween(now, next, timeZone);
  if (days === 0) return t('guest.page.served_from', { time });
  if (days === 1) return t('guest.page.served_from_tomorrow', { time });
  const day = weekdayNames(language)[pubWeekday(next, timeZone)] ?? '';
  return t('guest.page.served_from_day', { day, time });
}

/** The hours of a menu or a category, beneath its name. */
export function EntryHours({
  entry,
  options,
}: {
  readonly entry: Entry;
  readonly options: PageOptions;
}) {
  if (!entry.serving_hours) return null;
  return <small>{servingHoursText(entry.serving_hours, options.language)}</small>;
}

/** Whether the page needs the styles of hours, and of what is said beside a price. */
export function needsServingStyles({ menus, categories, later_types: later }: PubPageData) {
  return later !== undefined || [...menus, ...categories].some((one) => one.serving_hours);
}
