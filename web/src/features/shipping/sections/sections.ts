import type { Pub } from '@comanda/contract/pubs';
import type { Shipping } from '@comanda/contract/shipping';
import { numberFormat } from '@comanda/contract/texts';
import type { PubHours } from '@comanda/domain/hours';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePreorder, usePubCouriers } from '../api.ts';
import { deliveryWords, fitsForm, weekInWords } from '../hours/week-in-words.ts';
import { useShippingPlace } from '../shipping-place.ts';

/** The parts of the page, in their sequence; also the last part of its address. */
export const sections = ['zones', 'hours', 'time', 'couriers', 'payment'] as const;
export type Section = (typeof sections)[number];

export const isSection = (name: string): name is Section =>
  sections.some((section) => section === name);

export const sectionTitles = {
  zones: 'shipping.zones',
  hours: 'shipping.work_hours',
  time: 'shipping.time',
  couriers: 'shipping.who',
  payment: 'shipping.payment_and_commission',
} as const;

/** What a section has saved, in words that stay together. */
export type SectionValue = {
  readonly words: readonly string[];
  /** Whether a value is missing without which guests cannot order, or no courier comes. */
  readonly isMissing: boolean;
};

/** The saved values of all sections; empty while they are loading. */
export function useSectionValues(
  { hours }: Pub,
  shipping: Shipping,
): Readonly<Record<Section, SectionValue>> {
  return {
    zones: useZones(shipping),
    hours: useHours(hours, shipping),
    time: useTime(shipping),
    couriers: useCouriers(shipping),
    payment: usePayment(shipping),
  };
}

function useZones({ shapes, shipping_prices }: Shipping): SectionValue {
  const { t, language } = useText();
  const { symbol } = useShippingPlace();
  const prices = shapes.flatMap(({ shape_id: id }) => shipping_prices[id] ?? []);
  const unpriced = shapes.length - prices.length;
  if (shapes.length === 0) return { words: [t('shipping.zones_none')], isMissing: true };
  const ends = [...new Set([Math.min(...prices), Math.max(...prices)])];
  const amounts = ends.map((amount) => numberFormat(language, {}).format(amount)).join('–');
  return {
    words: [
      t('shipping.zone_count', { count: shapes.length }),
      ...(prices.length > 0 ? [`${amounts}\u00A0${symbol}`] : []),
      ...(unpriced > 0 ? [t('shipping.zones_unpriced', { count: unpriced })] : []),
    ],
    isMissing: prices.length === 0,
  };
}

function useHours(hours: PubHours, { shipping_work_hours_for_week: week }: Shipping): SectionValue {
  const { t, language } = useText();
  const words = weekInWords(week, language);
  if (words.length === 0) return { words: [t('shipping.hours_none')], isMissing: true };
  return {
    words: fitsForm(hours) ? words : [deliveryWords(hours, { t, language })],
    isMissing: false,
  };
}

function useTime({ shipping_time_from: from, shipping_time_to: to }: Shipping): SectionValue {
  const { t } = useText();
  return {
    words: [from === 0 ? t('shipping.time_none') : t('shipping.time_value', { from, to })],
    isMissing: false,
  };
}

function useCouriers({ delivery_type: type }: Shipping): SectionValue {
  const { t } = useText();
  const count = usePubCouriers().data?.length;
  const name = t(`shipping.type_${type}`);
  if (type !== 'own' || count === undefined) return { words: [name], isMissing: false };
  return { words: [`${name}: ${count}`], isMissing: count === 0 };
}

function usePayment({ add_commission_to_dish_prices: isAdded }: Shipping): SectionValue {
  const { t } = useText();
  const { params } = useShippingPlace();
  const { data } = usePreorder(params.pubID);
  if (!data) return { words: [], isMissing: false };
  const ways = [
    ...(data.cash_preorder ? [t('shipping.payment_cash')] : []),
    ...(data.card_preorder ? [t('shipping.payment_card')] : []),
  ].join(', ');
  return {
    words: [
      ways === '' ? t('shipping.payments_missing') : ways,
      ...(isAdded ? [t('shipping.commission_added')] : []),
    ],
    isMissing: ways === '',
  };
}
