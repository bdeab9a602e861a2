import type { Receipt, Till } from '@comanda/contract/receipts';
import { defaultVatGroups } from '@comanda/domain/receipts';

/** A till for the tests of these screens. */
export const aTill = (fields: Partial<Till> = {}): Till => ({
  kind: 'posfix',
  address: '192.168.1.60',
  device: '',
  vat_groups: { ...defaultVatGroups },
  issues_by_itself: false,
  state: 'ok',
  seen_at: '2026-11-20T16:42:00.000Z',
  open_receipts: [],
  ...fields,
});

export const aReceipt = (fields: Partial<Receipt> = {}): Receipt => ({
  state: 'issued',
  sum: 145,
  at: '2026-11-20T16:42:00.000Z',
  ...(fields.state === undefined && { number: '0042' }),
  ...fields,
});
