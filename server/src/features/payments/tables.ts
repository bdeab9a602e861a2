import type { OrderHistoryEntry } from '@comanda/contract/orders';
import type { PaymentMethod, RequestState, VoidReason } from '@comanda/domain/payments';
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
  mia_account: {
    pub_id: number;
    is_sandbox: boolean;
    client_id: string;
    /** JSON of the client's secret and the signature key, sealed. */
    sealed_secrets: string;
    changed_at: Date;
  };
  payment_request: {
    id: GeneratedAlways<number>;
    /** Also the `action_id` of its payment. */
    key: string;
    order_id: number;
    amount_minor: number;
    state: RequestState;
    made_at: Date;
    expires_at: Date;
    bank_id: string | null;
    link: string | null;
    pay_id: string | null;
    cancel_at: Date | null;
    refund_asked_at: Date | null;
    refund_sent_at: Date | null;
    refund_by_role: HistoryRole | null;
    refund_by_account_id: number | null;
  };
};

export type PaymentRow = Selectable<PaymentTables['payment']>;
export type RequestRow = Selectable<PaymentTables['payment_request']>;
