import type { Role, Tariff } from '@comanda/domain/accounts';
import type { Generated } from 'kysely';

export type AccountTables = {
  account: {
    id: Generated<number>;
    role: Role;
    email: string | null;
    phone: string | null;
    password_hash: string | null;
    created_at: Date;
    deleted_at: Date | null;
  };
  company: { id: number; name: string; tariff: Tariff };
  client: { id: number; name: string };
  session: {
    id: Generated<number>;
    account_id: number;
    entered_pub_id: number | null;
    entered_company_id: number | null;
    created_at: Date;
    expires_at: Date;
    ended_at: Date | null;
  };
  /** The links to a new password that are still valid, by the hash of their token. */
  password_reset: { account_id: number; token_hash: string; expires_at: Date };
  refresh_token: {
    token_hash: string;
    session_id: number;
    created_at: Date;
    used_at: Date | null;
  };
};
