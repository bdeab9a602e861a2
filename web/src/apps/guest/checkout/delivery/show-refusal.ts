import { isUntilSwitchedBack } from '@comanda/domain/pubs';
import { textValues } from '../../../../lib/i18n/text-values.ts';
import { errorKey, type Translate } from '../../island/island-texts.ts';
import { pubTime } from '../../page/hours.ts';
import type { useCheckout } from '../checkout-context.ts';
import type { Refused } from '../sending/send-order.ts';

type Facts = Refused['facts'];
type PageContext = Pick<ReturnType<typeof useCheckout>, 'info' | 'money'> & {
  readonly t: Translate<'delivery'>;
  readonly dayAndTime: (at: string) => { readonly day: string; readonly time: string };
};

/** Why the pub has closed a zone, in the guest's language, else in any. */
function closedText({ closed_texts: texts }: Facts, { info }: PageContext): string | undefined {
  if (typeof texts !== 'object' || texts === null) return undefined;
  const byLanguage = new Map(Object.entries(texts));
  const text: unknown = byLanguage.get(info.language) ?? [...byLanguage.values()][0];
  return typeof text === 'string' ? text : undefined;
}

/** Why, when again, and until when it was delivered to today. */
function zoneClosedText(facts: Facts, page: PageContext): string {
  const { closed_until: until, taken_until: taken } = facts;
  const at = [until, facts['opens_at']].find((one) => typeof one === 'string');
  const end =
    at === undefined || isUntilSwitchedBack(at)
      ? page.t('guest.delivery.zone_closed')
      : page.t('guest.delivery.zone_closed_until', page.dayAndTime(at));
  const before =
    typeof taken === 'string' &&
    page.t('guest.delivery.zone_taken_until', {
      time: pubTime(new Date(taken), page.info.timeZone),
    });
  return [closedText(facts, page), end, before].filter(Boolean).join(' ');
}

function minimumText({ missing, minimum }: Facts, { t, money }: PageContext): string {
  return t('guest.delivery.below_minimum', {
    missing: money(Number(missing)),
    minimum: money(Number(minimum)),
  });
}

/** Why a delivery is refused, for the reasons that only deliveries have. */
export function showRefusal(code: string, facts: Facts, page: PageContext): string | undefined {
  if (code === 'outside_delivery_zones') return page.t('guest.delivery.outside_zones');
  if (code === 'zone_is_closed') return zoneClosedText(facts, page);
  if (code === 'below_zone_minimum') return minimumText(facts, page);
  if (code === 'zone_without_price') return page.t(errorKey(code), textValues(facts));
  return undefined;
}
