import { textValues } from '../../../../lib/i18n/text-values.ts';
import { errorKey, type Translate } from '../../island/island-texts.ts';
import { daysBetween, pubTime } from '../../page/hours.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import type { Refused } from '../sending/send-order.ts';

type Facts = Refused['facts'];
type PageContext = { readonly t: Translate<'delivery'>; readonly info: PageInfo };

function openingText(facts: Facts, { t, info: { timeZone, language } }: PageContext) {
  const at = facts['opens_at'];
  if (typeof at !== 'string') return t('errors.pub_is_closed');
  const moment = new Date(at);
  const days = daysBetween(new Date(), moment, timeZone);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone });
  const day =
    days <= 0
      ? t('guest.delivery.today')
      : days === 1
        ? t('guest.delivery.tomorrow')
        : weekday.format(moment);
  return t('guest.delivery.closed_until', { day, time: pubTime(moment, timeZone) });
}

/** Why a delivery is refused, for the reasons that only deliveries have. */
export function showRefusal(code: string, facts: Facts, page: PageContext): string | undefined {
  if (code === 'pub_is_closed') return openingText(facts, page);
  if (code === 'outside_delivery_zones') return page.t('guest.delivery.outside_zones');
  if (code === 'zone_without_price') return page.t(errorKey(code), textValues(facts));
  return undefined;
}
