import type { ErrorCode } from '@comanda/contract/errors';
import type { Role } from '@comanda/domain/accounts';
import type { AccountId } from '../../ids.ts';
import { constraintOf } from '../../plumbing/database/queries/constraint.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { toE164 } from '../../plumbing/phones.ts';
import type { Connection } from '../../schema.ts';
import { insertAccount } from './queries.ts';

type Registrant = {
  role: Role;
  email: string | null;
  phone: string | null;
  passwordHash: string;
  at: Date;
};

const takenSignIn: Record<Role, ErrorCode> = {
  company: 'company_with_the_same_email_already_exists',
  courier: 'courier_with_the_same_email_already_exists',
  client: 'client_with_the_same_phone_already_exists',
  admin: 'validation_error',
};

/** Creates the sign-in of a new company, courier, client or administrator and returns its id. */
export async function createAccount(connection: Connection, who: Registrant): Promise<AccountId> {
  try {
    return await insertAccount(connection, {
      role: who.role,
      email: who.email?.trim() ?? null,
      phone: who.phone === null ? null : toE164(who.phone),
      password_hash: who.passwordHash,
      created_at: who.at,
    });
  } catch (error) {
    const taken = ['account_email_unique', 'account_client_phone_unique'];
    if (taken.includes(constraintOf(error) ?? '')) throw new AppError(takenSignIn[who.role]);
    throw error;
  }
}
