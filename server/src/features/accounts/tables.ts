import type { Role, Tariff } from '@comanda/domain/accounts';
import type { Generated } from 'kysely';
import type { AccountId, CompanyId } from '../../ids.ts';

export type AccountTables = {
  account: {
    id: Generated<AccountId>;
    role: Role;
    /** Of an account with the role `company`. */
    company_id: CompanyId | null;
    email: string | null;
    phone: string | null;
    password_hash: string | null;
    created_at: Date;
    deleted_at: Date | null;
  };
  company: { id: CompanyId; name: string; tariff: Tariff };
  client: { id: AccountId; name: string };
  session: {
    id: Generated<number>;
    account_id: AccountId;
    entered_pub_id: number | null;
    entered_company_id: CompanyId | null;
    created_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
  /** The links to a new password that are still valid, by the hash of their token. */
  password_reset: { account_id: AccountId; token_hash: string; expires_at: Date };
  refresh_token: {
    token_hash: string;
    session_id: number;
    created_at: Date;
    used_at: Date | null;
  };
};
