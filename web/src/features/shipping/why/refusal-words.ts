import type { Why } from '@comanda/contract/orders';
import { factsOf, type Language, type TextKey } from '@comanda/contract/texts';
import { readClock } from '@comanda/domain/hours';
import { isUntilSwitchedBack } from '@comanda/domain/pubs';
import { formatAmount, formatTime } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { textValues } from '../../../lib/i18n/text-values.ts';

type Refused = Why['refusals'][number];
type Facts = Refused['facts'];

export type WordsOfAnswer = {
  readonly t: Translate;
  readonly language: Language;
  readonly timeZone: string;
  readonly symbol: string;
  /** The moment that the question is about: "tomorrow" is the day after it. */
  readonly at: Date;
};

/** A moment with its day, on the pub's clock: `Fri, 20 Nov, 22:30`. */
export const momentWords = (
  iso: string,
  { language, timeZone }: Pick<WordsOfAnswer, 'language' | 'timeZone'>,
): string =>
  new Intl.DateTimeFormat(factsOf(language).locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));

/** The day of a moment as the guest reads it, and its time. */
function dayAndTime(iso: string, { t, language, timeZone, at }: WordsOfAnswer) {
  const moment = new Date(iso);
  const days = readClock(timeZone, moment).day - readClock(timeZone, at).day;
  const format = new Intl.DateTimeFormat(
    language,
    days < 7 ? { weekday: 'long', timeZone } : { day: 'numeric', month: 'long', timeZone },
  );
  const names = [t('guest.checkout.today'), t('guest.checkout.tomorrow')];
  return {
    day: names[days] ?? format.format(moment),
    time: formatTime(moment.getTime(), language, timeZone),
  };
}

const endOf = (fact: unknown): string | undefined =>
  typeof fact === 'string' && !isUntilSwitchedBack(fact) ? fact : undefined;

function pausedText({ paused_until: until }: Facts, words: WordsOfAnswer): string {
  const end = endOf(until);
  if (end === undefined) return words.t('guest.checkout.paused');
  const { day, time } = dayAndTime(end, words);
  const isToday = day === words.t('guest.checkout.today');
  return words.t('guest.checkout.paused_until', { time: isToday ? time : `${day}, ${time}` });
}

function closedText({ opens_at: at }: Facts, words: WordsOfAnswer): string {
  const next = endOf(at);
  if (next === undefined) return words.t('errors.pub_is_closed');
  return words.t('guest.checkout.closed_until', dayAndTime(next, words));
}

function zoneClosedText(facts: Facts, words: WordsOfAnswer): string {
  const { closed_texts: texts, closed_until: until, taken_until: taken } = facts;
  const byLanguage = new Map(Object.entries(texts ?? {}));
  const reason: unknown = byLanguage.get(words.language) ?? [...byLanguage.values()][0];
  const end = endOf(until ?? facts['opens_at']);
  return [
    typeof reason === 'string' && reason,
    end === undefined
      ? words.t('guest.delivery.zone_closed')
      : words.t('guest.delivery.zone_closed_until', dayAndTime(end, words)),
    typeof taken === 'string' &&
      words.t('guest.delivery.zone_taken_until', { time: dayAndTime(taken, words).time }),
  ]
    .filter(Boolean)
    .join(' ');
}

function minimumText({ missing, minimum }: Facts, { t, symbol, language }: WordsOfAnswer): string {
  return t('guest.delivery.below_minimum', {
    missing: formatAmount(Number(missing), symbol, language),
    minimum: formatAmount(Number(minimum), symbol, language),
  });
}

const ownWords: Readonly<Record<string, (facts: Facts, words: WordsOfAnswer) => string>> = {
  pub_is_paused: pausedText,
  pub_is_closed: closedText,
  outside_delivery_zones: (_, { t }) => t('guest.delivery.outside_zones'),
  zone_is_closed: zoneClosedText,
  below_zone_minimum: minimumText,
};

/** A rule that says no, in the words in which the guest is told it. */
export function refusalWords({ code, facts }: Refused, words: WordsOfAnswer): string {
  const own = ownWords[code];
  if (own) return own(facts, words);
  const key = `errors.${code}` as TextKey;
  const text: string = words.t(key, textValues(facts));
  // A newer server may know rules that this page has no text for.
  return text === key ? words.t('errors.something_went_wrong') : text;
}

type Setting = { readonly path: string; readonly text: TextKey };

const ordering: Setting = { path: '/settings/ordering', text: 'pubs.section_ordering' };
const zones: Setting = { path: '/shipping/zones', text: 'shipping.zones' };
const menu: Setting = { path: '/edit_menu', text: 'menu.editor' };
const later: Setting = { path: '/settings/later', text: 'pubs.section_later' };
const soldOut: Setting = { path: '/sold_out', text: 'orders.sold_out' };

const settings: Readonly<Record<string, Setting>> = {
  pub_expired: { path: '', text: 'pubs.venue' },
  delivery_is_off: { path: '/shipping', text: 'shipping.headline' },
  in_place_order_is_off: ordering,
  pick_up_is_off: ordering,
  pub_is_paused: { path: '/orders', text: 'orders.orders' },
  pub_is_closed: { path: '/hours', text: 'hours.title' },
  outside_delivery_zones: zones,
  zone_without_price: zones,
  zone_is_closed: zones,
  below_zone_minimum: zones,
  payment_type_not_offered: {
    path: '/shipping/payment',
    text: 'shipping.payment_and_commission',
  },
  table_is_unknown: ordering,
  order_is_too_large: ordering,
  too_many_orders_wait: ordering,
  dish_notes_are_off: ordering,
  time_is_not_offered: later,
  slot_is_full: later,
  slot_is_shut: { path: '/orders/later', text: 'orders.later_title' },
  ordered_too_late: { path: '/hours', text: 'hours.title' },
  dish_not_available: menu,
  dish_not_served_now: menu,
  options_do_not_fit: menu,
  dish_sold_out: soldOut,
  too_few_left: soldOut,
};

/** Where a rule is set, below the address of the pub; undefined of a rule that no page sets. */
export const settingOf = (code: string): Setting | undefined => settings[code];

/** The dishes of the question that a rule is about. */
export function dishesOf(
  { facts }: Refused,
  lines: readonly { readonly dishId: number; readonly name: string }[],
): readonly string[] {
  const { dish_ids: ids, problems } = facts;
  const ofProblems: readonly unknown[] = Array.isArray(problems)
    ? problems.map((problem: { readonly dish_id?: unknown }) => problem.dish_id)
    : [];
  const about = new Set<unknown>([...(Array.isArray(ids) ? ids : []), ...ofProblems]);
  const names = lines.filter(({ dishId }) => about.has(dishId)).map(({ name }) => name);
  return [...new Set(names)];
}
