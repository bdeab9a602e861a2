import { textValues } from '../../../../lib/i18n/text-values.ts';
import { errorKey, type Translate } from '../../island/island-texts.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import type { Refused } from '../sending/send-order.ts';

type Facts = Refused['facts'];
type PageContext = { readonly t: Translate<'delivery'>; readonly info: PageInfo };

/** Why a delivery is refused, for the reasons that only deliveries have. */
export function showRefusal(code: string, facts: Facts, page: PageContext): string | undefined {
  if (code === 'outside_delivery_zones') return page.t('guest.delivery.outside_zones');
  if (code === 'zone_without_price') return page.t(errorKey(code), textValues(facts));
  return undefined;
}
