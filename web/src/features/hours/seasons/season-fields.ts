import type { Pub } from '@comanda/contract/pubs';
import {
  findHoursProblems,
  type HoursPeriod,
  type HoursProblem,
  type LocalTexts,
  type Service,
} from '@comanda/domain/hours';
import type { SpanFields, SpanProblem } from '../../../product/week/span-fields.ts';
import { trimmedTexts } from '../saving/local-text-fields.tsx';
import { withoutItem, type HoursChange } from '../saving/use-save-hours.ts';
import { shownServices } from '../services.ts';
import { likelyWeek, readWeek, spanFieldsOf, spanProblems } from '../week/service-fields.ts';

/** A day of any year. */
export type YearDay = { readonly day: number; readonly month: number };

/** A period as its form holds it. */
export type SeasonFields = {
  readonly name: LocalTexts;
  readonly from: YearDay;
  readonly to: YearDay;
  readonly services: readonly Service[];
  readonly spans: readonly SpanFields[];
};

const readYearDay = (date: string): YearDay => ({
  month: Number(date.slice(0, 2)),
  day: Number(date.slice(3)),
});
const two = (value: number): string => String(value).padStart(2, '0');
const writeYearDay = ({ day, month }: YearDay): string => `${two(month)}-${two(day)}`;

/** Those with a week of their own: the others have the seasons of the service that they follow. */
export const seasonServices = (pub: Pub): readonly Service[] =>
  shownServices(pub).filter((service) => pub.hours.services[service].week !== null);

/** A new one is a summer terrace. */
export const seasonFields = (season: HoursPeriod | undefined, pub: Pub): SeasonFields => ({
  name: season?.name ?? {},
  from: readYearDay(season?.from ?? '05-01'),
  to: readYearDay(season?.to ?? '09-30'),
  services: seasonServices(pub).filter((one) => season?.services.includes(one) ?? true),
  spans: season ? spanFieldsOf(season.week) : likelyWeek(pub.hours),
});

/** The period of the fields, its times as far as they can be read; hidden services keep it. */
export const readSeason = (
  { name, from, to, services, spans }: SeasonFields,
  pub: Pub,
  before?: HoursPeriod,
): HoursPeriod => ({
  name: trimmedTexts(name),
  from: writeYearDay(from),
  to: writeYearDay(to),
  services: [
    ...services,
    ...(before?.services ?? []).filter((one) => !shownServices(pub).includes(one)),
  ],
  week: readWeek(spans),
});

/** Adds a period, in the place of another one where it is a change of that. */
export const withSeason =
  (season: HoursPeriod, before?: HoursPeriod): HoursChange =>
  (hours) => {
    const others = before ? withoutItem(hours.periods, before) : hours.periods;
    return others && { ...hours, periods: [...others, season] };
  };

type SeasonProblems = {
  readonly code: HoursProblem['code'] | undefined;
  readonly ofSpans: readonly (SpanProblem | undefined)[];
};

/** What is wrong with a season among the other hours of the pub. */
export function seasonProblems(
  fields: SeasonFields,
  pub: Pub,
  before?: HoursPeriod,
): SeasonProblems {
  const hours = withSeason(readSeason(fields, pub, before), before)(pub.hours) ?? pub.hours;
  const last = hours.periods.length - 1;
  return {
    code: findHoursProblems(hours).find(({ period }) => period === last)?.code,
    ofSpans: spanProblems(fields.spans),
  };
}
