import type { OrderHistoryEntry } from '@comanda/contract/orders';
import type { PaymentMethod, VoidReason } from '@comanda/domain/payments';
import type { GeneratedAlways, Selectable } from 'kysely';

type HistoryRole = OrderHistoryEntry['by'];

export type PaymentTables = {
  payment: {
    id: GeneratedAlways<number>;
    order_id: number;
    method: PaymentMethod;
    amount_minor: number;
    tip_minor: number;
    given_minor: number | null;
    at: Date;
    /** YYYY-MM-DD of the pub: a payment counts on the day on which it was taken. */
    business_day: string;
    by_role: HistoryRole;
    by_account_id: number | null;
    action_id: string;
    voided_at: Date | null;
    void_reason: VoidReason | null;
    void_text: string;
    voided_by_role: HistoryRole | null;
    voided_by_account_id: number | null;
  };
};

export type PaymentRow = Selectable<PaymentTables['payment']>;
