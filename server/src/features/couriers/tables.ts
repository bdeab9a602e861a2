import type { Gender, LedgerKind } from '@comanda/domain/couriers';
import type { Generated } from 'kysely';

export type CourierTables = {
  courier: {
    id: number;
    full_name: string;
    phone_number: string;
    birth_date: string | null;
    gender: Generated<Gender>;
    location: Generated<string>;
    telegram_username: Generated<string>;
    image_file_name: Generated<string>;
    image_color: Generated<string>;
    approved_at: Date | null;
    blocked_at: Date | null;
  };
  pub_courier: { pub_id: number; courier_id: number };
  courier_ledger: {
    id: Generated<number>;
    courier_id: number;
    at: Date;
    kind: LedgerKind;
    amount_minor: number;
    order_id: number | null;
    note: Generated<string>;
  };
};
