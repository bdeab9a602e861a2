import { DEFAULT_LANGUAGE, preferredLanguage, type Language } from '@comanda/contract/texts';
import type { OrderType } from '@comanda/domain/orders';

/** What the document says about itself; the server wrote it on the body. */
export type PageInfo = {
  readonly pubId: number;
  readonly urlName: string;
  readonly symbol: string;
  readonly commissionPercent: number;
  readonly orderTypes: readonly OrderType[];
  readonly timeZone: string;
  readonly place: { readonly lat: number; readonly lng: number } | undefined;
  readonly tilesUrl: string;
  readonly language: Language;
  /** From the code on the table: `?table=7`. */
  readonly table: string;
};

function readPlace(text: string): PageInfo['place'] {
  const [lat, lng] = text.split(',').map(Number);
  return text === '' || lat === undefined || lng === undefined ? undefined : { lat, lng };
}

export function readPageInfo(): PageInfo {
  const data = document.body.dataset;
  const { lang } = document.documentElement;
  return {
    pubId: Number(data['pub']),
    urlName: data['url'] ?? '',
    symbol: data['symbol'] ?? '',
    commissionPercent: Number(data['commission']),
    orderTypes: (data['types'] ?? '')
      .split(' ')
      .filter((type) => type === 'in_place' || type === 'delivery'),
    timeZone: data['zone'] ?? 'UTC',
    place: readPlace(data['place'] ?? ''),
    tilesUrl: data['tiles'] ?? '',
    language: preferredLanguage([lang]) ?? DEFAULT_LANGUAGE,
    table: (new URLSearchParams(window.location.search).get('table') ?? '').trim().slice(0, 40),
  };
}
