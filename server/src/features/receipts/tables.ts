import type { ReceiptState, Sale, TillKind, TillState, VatGroups } from '@comanda/domain/receipts';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

export type ReceiptTables = {
  till: {
    pub_id: number;
    kind: TillKind;
    address: string;
    sealed_secrets: string;
    device: string;
    vat_groups: ColumnType<VatGroups, string, string>;
    issues_by_itself: boolean;
    state: TillState | null;
    seen_at: Date | null;
  };
  receipt: {
    id: GeneratedAlways<number>;
    order_id: number;
    pub_id: number;
    state: ReceiptState;
    action_id: string;
    key: string;
    /** As the order was sold when it was wanted. */
    sale: ColumnType<Sale, string, never>;
    sum_minor: number;
    wanted_at: Date;
    by_account_id: number | null;
    /** Made by the bridge that took it last; kept while it waits again, for a late answer. */
    claim: string | null;
    leased_until: Date | null;
    number: string | null;
    link: string | null;
    device: string | null;
    words: string | null;
    issued_at: Date | null;
    is_by_hand: Generated<boolean>;
    returned_at: Date | null;
  };
};

export type TillRow = Selectable<ReceiptTables['till']>;
export type ReceiptRow = Selectable<ReceiptTables['receipt']>;
