import type { Gender, LedgerKind } from '@comanda/domain/couriers';
import type { Generated, GeneratedAlways } from 'kysely';
import type { AccountId } from '../../ids.ts';

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
  courier_step: {
    id: Generated<number>;
    courier_id: number;
    order_id: number;
    step: 'reserve' | 'coming' | 'release' | 'at_courier' | 'completed' | 'canceled';
    action_id: string | null;
    /** The server's time; `happened_at` is when the courier did it. */
    at: Date;
    happened_at: Date;
  };
  pub_courier: {
    pub_id: number;
    courier_id: number;
    /** When the courier confirmed that they deliver for the pub. */
    confirmed_at: Date | null;
  };
  courier_ledger: {
    id: Generated<number>;
    courier_id: number;
    at: Date;
    kind: LedgerKind;
    amount_minor: number;
    currency_id: number;
    /** The courier's balance in this currency after the line; a trigger computes it. */
    balance_minor: GeneratedAlways<number>;
    order_id: number | null;
    note: Generated<string>;
    /** Recognises a settlement or its reversal that is sent again. */
    action_id: string | null;
    /** The administrator who recorded a settlement or its reversal; null before the audit log existed. */
    admin_id: AccountId | null;
    /** The settlement that this line reverses. */
    reverses_id: number | null;
  };
};
