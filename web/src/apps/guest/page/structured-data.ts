import type { PubPageData } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import { imagePath } from '@comanda/domain/images';
import { currencyCode } from '@comanda/domain/pubs';
import { clockOf } from './hours.ts';
import type { MenuBranch } from './menu-tree.ts';

/** As schema.org abbreviates them, Monday first. */
const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

function openingHours(data: PubPageData): string[] {
  return data.shipping.shipping_work_hours_for_week.flatMap(({ start, end }, index) =>
    start === end ? [] : [`${days[index]} ${clockOf(start)}-${clockOf(end % 1440)}`],
  );
}

/**
 * What search engines are told about the venue (schema.org `Restaurant` with its `Menu`). Dishes stand
 * in the document already; here are only the sections that lead to them.
 */
export function structuredData(
  data: PubPageData,
  tree: readonly MenuBranch[],
  { publicUrl, language }: { readonly publicUrl: string; readonly language: Language },
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
    ...(pub.lat === null || pub.lng === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: pub.lat, longitude: pub.lng } }),
    currenciesAccepted: currencyCode(pub.currency_id),
    openingHours: openingHours(data),
    hasMenu: {
      '@type': 'Menu',
      url,
      inLanguage: language,
      hasMenuSection: tree.map(({ menu, categories }) => ({
        '@type': 'MenuSection',
        name: menu.name,
        url: `${url}#m${menu.id}`,
        hasMenuSection: categories.map(({ category }) => ({
          '@type': 'MenuSection',
          name: category.name,
          url: `${url}#c${category.id}`,
        })),
      })),
    },
  };
}
