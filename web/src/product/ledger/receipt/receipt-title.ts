import type { SettlementReceipt } from '@comanda/contract/couriers';
import type { Translate } from '../../../lib/i18n/current-texts.ts';

/** «Receipt No 12» of a settlement, «Reversal No 13» of its reversal. */
export function receiptTitle({ kind, id }: Pick<SettlementReceipt, 'kind' | 'id'>, t: Translate) {
  return t(kind === 'reversal' ? 'couriers.reversal_number' : 'couriers.receipt_number', {
    number: id,
  });
}
