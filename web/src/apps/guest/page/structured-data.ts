import type { PubPageData } from '@comanda/contract/guest-page';
import { MINUTES_A_DAY } from '@comanda/domain/hours';
import { imagePath } from '@comanda/domain/images';
import { currencyCode } from '@comanda/domain/pubs';
import type { WorkDay, WorkWeek } from '@comanda/domain/shipping';
import { clockOf } from '../../../lib/format/week-hours.ts';

/** As schema.org abbreviates them, Monday first. */
const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/**
 * An end before its start is past midnight, as in our data. A whole day ends at 23:59, since the same
 * start and end would mean no time at all; a start at 24:00 has no notation.
 */
function spanOf({ start, end }: WorkDay): string {
  if (start === end || start === MINUTES_A_DAY) return '';
  return start === 0 && end === MINUTES_A_DAY
    ? '00:00-23:59'
    : `${clockOf(start)}-${clockOf(end % MINUTES_A_DAY)}`;
}

/** Days that follow each other with the same hours as one: `Mo-Fr 10:00-22:00`. */
function openingHours(week: WorkWeek): string[] {
  const spans = week.map(spanOf);
  return spans.flatMap((span, first) => {
    if (span === '' || span === spans[first - 1]) return [];
    const other = spans.findIndex((one, day) => day > first && one !== span);
    const last = (other === -1 ? spans.length : other) - 1;
    const from = days[first];
    return `${last === first ? from : `${from}-${days[last]}`} ${span}`;
  });
}

/** The hours are those of delivery, not the opening hours of the pub. */
function deliveryOf(name: string, hours: string[]): object {
  return { '@type': 'Restaurant', name: `${name}: delivery`, openingHours: hours };
}

/**
 * The data for search engines about the pub (schema.org `Restaurant`). The dishes are in the document already. Unknown data is not guessed: neither the kitchen's style,
 * nor the price level, nor whether it takes reservations.
 */
export function structuredData(
  data: PubPageData,
  { publicUrl }: { readonly publicUrl: string },
): object {
  const { pub, shipping } = data;
  const hours = openingHours(shipping.shipping_work_hours_for_week);
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
    ...(hours.length > 0 ? { department: deliveryOf(pub.name, hours) } : {}),
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
