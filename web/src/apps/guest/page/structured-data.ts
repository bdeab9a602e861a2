import type { PubPageData } from '@comanda/contract/guest-page';
import {
  dateOfDay,
  exceptionsFrom,
  hoursOfService,
  MINUTES_A_DAY,
  openOn,
  readClock,
  weekOn,
  type DayHours,
  type PubHours,
  type WeekHours,
} from '@comanda/domain/hours';
import { imagePath } from '@comanda/domain/images';
import { currencyCode } from '@comanda/domain/pubs';
import { clockOf } from '../../../lib/format/week-hours.ts';

/** As schema.org abbreviates them, Monday first. */
const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** A whole day ends at 23:59, since the same start and end would mean no time at all. */
const opensAndCloses = ({ start, end }: DayHours): [opens: string, closes: string] =>
  start === 0 && end === MINUTES_A_DAY
    ? ['00:00', '23:59']
    : [clockOf(start % MINUTES_A_DAY), clockOf(end % MINUTES_A_DAY)];

/** Days that follow each other: `Mo-Fr`. */
function runsOf(weekdays: readonly number[]): string[] {
  const sorted = weekdays.toSorted((one, other) => one - other);
  const firsts = sorted.filter((day) => !sorted.includes(day - 1));
  return firsts.map((first) => {
    const last = sorted.find((day) => day >= first && !sorted.includes(day + 1)) ?? first;
    return last === first ? `${days[first]}` : `${days[first]}-${days[last]}`;
  });
}

/** `Mo-Fr 10:00-22:00`; an end before its start is past midnight, as in our data. */
function openingHours(week: WeekHours): string[] {
  return week.flatMap((span) =>
    runsOf(span.days).map((run) => `${run} ${opensAndCloses(span).join('-')}`),
  );
}

/** Search engines know the next weeks; what is later they read in time. */
const SPECIAL_DAYS = 60;

/** Each date with other hours than its weekday has; a closed one from midnight to midnight, as Google reads it. */
function specialHours(hours: PubHours, today: number): object[] {
  const dated = hoursOfService(hours, 'opening');
  if (!dated) return [];
  const special = exceptionsFrom(hours, 'opening', today);
  const dates = Array.from({ length: SPECIAL_DAYS }, (_, index) => today + index).filter((day) =>
    special.some(({ from, to }) => from <= dateOfDay(day) && dateOfDay(day) <= to),
  );
  return dates.flatMap((day) => {
    const spans = openOn(dated, day).map(opensAndCloses);
    return (spans.length > 0 ? spans : [['00:00', '00:00']]).map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: dateOfDay(day),
      validThrough: dateOfDay(day),
      opens,
      closes,
    }));
  });
}

function hoursOf({ pub, hours, services = {} }: PubPageData, now: Date): object {
  if (!hours) return {};
  const { day } = readClock(pub.time_zone, now);
  const opening = services.opening ? openingHours(weekOn(hours, 'opening', day).week) : [];
  const special = services.opening ? specialHours(hours, day) : [];
  const delivery = services.delivery ? openingHours(weekOn(hours, 'delivery', day).week) : [];
  return {
    ...(opening.length > 0 && { openingHours: opening }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...(delivery.length > 0 && {
      department: {
        '@type': 'Restaurant',
        name: `${pub.name}: delivery`,
        openingHours: delivery,
      },
    }),
  };
}

/**
 * The data for search engines about the pub (schema.org `Restaurant`). The dishes are in the document already. Unknown data is not guessed: neither the kitchen's style,
 * nor the price level, nor whether it takes reservations.
 */
export function structuredData(
  data: PubPageData,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): object {
  const { pub } = data;
  const url = `${publicUrl}/pub/${pub.url_name}/`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: pub.name,
    url,
    ...(pub.bg_image_file_name
      ? { image: publicUrl + imagePath('pub', pub.bg_image_file_name, 1600) }
      : {}),
    ...(pub.address ? { address: pub.address } : {}),
    ...(pub.phone ? { telephone: pub.phone } : {}),
    ...(pub.lat === null || pub.lng === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: pub.lat, longitude: pub.lng } }),
    currenciesAccepted: currencyCode(pub.currency_id),
    ...hoursOf(data, now),
    ...(pub.has_pick_up_order
      ? {
          potentialAction: {
            '@type': 'OrderAction',
            target: url,
            deliveryMethod: 'https://schema.org/OnSitePickup',
          },
        }
      : {}),
    // A search engine may show this address as a link to the menu.
    hasMenu: url,
  };
}
