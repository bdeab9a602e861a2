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

/** From when on the dishes of a category can be ordered; undefined while they are served. */
export function servedFrom(
  { not_served_until: until }: Pick<Entry, 'not_served_until'>,
  { t, options: { now, language }, timeZone }: ServingContext,
): string | undefined {
  if (until === undefined) return undefined;
  if (until === null) return t('guest.page.not_served');
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

/** Whether the page needs the styles of hours. */
export function hasServingHours({ menus, categories }: Pick<PubPageData, 'menus' | 'categories'>) {
  return [...menus, ...categories].some(({ serving_hours: hours }) => hours !== undefined);
}
