import type { ZoneTerms } from '@comanda/contract/shipping';
import { isUntilSwitchedBack } from '@comanda/domain/pubs';
import { useNow } from '../../../../lib/clock/use-now.ts';
import { formatAmount, formatEnd } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useShippingPlace } from '../../shipping-place.ts';

const TICK_MS = 30_000;

/** The terms of a zone in words, without its price and its threshold, which have fields of their own. */
export function useTermsWords(): (terms: ZoneTerms) => string {
  const { t, language } = useText();
  const { symbol, timeZone } = useShippingPlace();
  const now = new Date(useNow(TICK_MS));
  const money = (amount: number) => formatAmount(amount, symbol, language);
  const closedText = ({ closed_until: until }: ZoneTerms) => {
    if (until === null || new Date(until) <= now) return [];
    if (isUntilSwitchedBack(until)) return [t('shipping.closed_by_hand')];
    const time = formatEnd(new Date(until), now, { language, timeZone });
    return [t('shipping.closed_until', { time })];
  };
  return (terms) =>
    [
      ...closedText(terms),
      ...(terms.minimum > 0 ? [t('shipping.minimum_of', { amount: money(terms.minimum) })] : []),
      ...terms.steps
        .filter(({ price }) => price > 0)
        .map(({ from, price }) =>
          t('shipping.step_costs', { price: money(price), from: money(from) }),
        ),
      ...(terms.extra_minutes > 0
        ? [t('shipping.extra_minutes_of', { count: terms.extra_minutes })]
        : []),
      ...(terms.hours ? [t('shipping.has_own_hours')] : []),
    ].join(', ');
}
