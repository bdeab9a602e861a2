import type { PubPageData } from '@comanda/contract/guest-page';
import { COMMISSION_PERCENT } from '@comanda/domain/orders';

/** The percent that delivery prices of this pub carry. */
export function commissionOf({ shipping }: Pick<PubPageData, 'shipping'>): number {
  return shipping.add_commission_to_dish_prices ? COMMISSION_PERCENT : 0;
}
