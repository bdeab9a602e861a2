import { programTexts } from '@comanda/contract/guest-page';
import type { Language } from '@comanda/contract/texts';
import type { OrderType } from '@comanda/domain/orders';
import type { LatLng } from '@comanda/domain/geo';
import { readInfo } from './read-info.ts';

/** The info that the server writes into the page of a menu for its program. */
export type WrittenPageInfo = {
  readonly pubId: number;
  readonly urlName: string;
  readonly symbol: string;
  readonly commissionPercent: number;
  /** The pub says what is in a dish: the program reads it, since the document has no room for it. */
  readonly hasFood: boolean | undefined;
  readonly orderTypes: readonly OrderType[];
  /** Those that the pub takes for later too. */
  readonly laterTypes?: readonly OrderType[] | undefined;
  readonly timeZone: string;
  readonly place: LatLng | undefined;
  readonly tilesUrl: string;
  readonly language: Language;
  /** Of a pub that offers its menu in several: the language in which it writes the menu, then the others. */
  readonly menuLanguages?: readonly Language[] | undefined;
  /** With `{}` where the table's name goes. */
  readonly atTable: string;
  /** Shown where a delivery makes the dishes more expensive. */
  readonly dearer: string | undefined;
  /** The pub takes notes to single dishes. */
  readonly takesNotes?: true | undefined;
  /** After the order its guest's contacts are deleted. */
  readonly contactDays: number;
  /** The pub's chats of Telegram get its orders. */
  readonly inTelegram?: true | undefined;
  /** When the hours of the pub or of a part of its menu change, in minutes since 1970, if before the last order. */
  readonly changesAt?: number | undefined;
};

/** The texts of the program itself in one language. */
function textsIn(language: Language) {
  const t = (key: keyof typeof programTexts): string => programTexts[key][language];
  return {
    add: t('guest.page.add'),
    oneMore: t('guest.page.one_more'),
    removeOne: t('guest.page.remove_one'),
    copied: t('guest.page.copied'),
    offline: t('guest.page.offline'),
    missingDishes: t('guest.page.gone'),
    basketDidNotLoad: t('guest.page.basket_did_not_load'),
    accountDidNotLoad: t('guest.page.account_did_not_load'),
    searchDidNotLoad: t('guest.page.search_did_not_load'),
    languageDidNotLoad: t('guest.page.language_did_not_load'),
    foodDidNotLoad: t('guest.page.food_did_not_load'),
    pubClock: t('guest.page.pub_clock'),
    minutesLeft: t('guest.page.minutes_left'),
  };
}

export type PageInfo = WrittenPageInfo & {
  readonly texts: ReturnType<typeof textsIn>;
  /** From the code on the table: `?table=7`. */
  readonly table: string;
};

/** The written info, with the program's texts and the table of the address. */
export function pageInfo(written: WrittenPageInfo, table: string): PageInfo {
  return { ...written, texts: textsIn(written.language), table: table.trim().slice(0, 40) };
}

/** Nothing on a page that is no menu. */
export function readPageInfo(): PageInfo | undefined {
  const written = readInfo() as WrittenPageInfo | undefined;
  const table = new URLSearchParams(window.location.search).get('table') ?? '';
  return written && pageInfo(written, table);
}
