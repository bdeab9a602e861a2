import type { Pub } from '@comanda/contract/pubs';
import {
  dateOfDay,
  hoursOfService,
  hoursOnDate,
  readClock,
  timelineNow,
  timelineOf,
} from '@comanda/domain/hours';
import { daySpansText } from '../../../lib/format/week-hours.ts';
import { localText, type Words } from '../words/hours-words.ts';

type Today = { readonly words: string; readonly isOpenNow: boolean };

/** When the venue is open today, by its clock; undefined while its opening hours are not set. */
export function todayOf(pub: Pub, now: Date, { t, language }: Words): Today | undefined {
  const dated = hoursOfService(pub.hours, 'opening');
  const today = hoursOnDate(pub.hours, 'opening', dateOfDay(readClock(pub.time_zone, now).day));
  if (!dated || !today) return undefined;
  const { isWithin: isOpenNow } = timelineNow(timelineOf(dated), pub.time_zone, now);
  const text = today.exception ? localText(today.exception.text, pub, language) : '';
  if (today.spans.length > 0) {
    const hours = [daySpansText(today.spans), text].filter(Boolean).join(' · ');
    return { words: t('hours.today', { hours }), isOpenNow };
  }
  const words = text === '' ? t('hours.closed_today') : t('hours.closed_today_for', { text });
  return { words, isOpenNow };
}
