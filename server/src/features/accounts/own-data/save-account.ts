import type { CallBody } from '@comanda/contract';
import type { ErrorCode } from '@comanda/contract/errors';
import { ownFieldsOf, signInFieldOf, type OwnField } from '@comanda/domain/accounts';
import type { Validator } from '@comanda/domain/fields';
import type { Deps } from '../../../deps.ts';
import type { CompanyId } from '../../../ids.ts';
import { constraintOf } from '../../../plumbing/database/queries/constraint.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { toE164 } from '../../../plumbing/phones.ts';
import type { Connection } from '../../../schema.ts';
import type { AccountScope } from '../../../scopes.ts';
import { deleteResetLink } from '../reset-link-queries.ts';
import { getOwnAccount, updateOwnName, updateContacts, type OwnAccount } from './queries.ts';

/** The pubs feature depends on this one, so it passes in the function that announces changed pubs. */
export type OwnDataDeps = Deps & {
  readonly recordPubsOfCompany: (
    connection: Connection,
    company: { readonly companyId: CompanyId },
  ) => Promise<void>;
};

type Change = CallBody<'PUT /api/account'>;
type CheckedChange = Partial<Record<OwnField, string>>;

/** No refusal shows the owner of the name, e-mail or phone. */
const taken: Readonly<Record<string, ErrorCode>> = {
  account_email_unique: 'email_is_already_used',
  account_client_phone_unique: 'client_with_the_same_phone_already_exists',
  company_name_unique: 'company_with_the_same_name_already_exists',
};

/** The requested changes to the fields that this role has, checked and in the stored form. */
function readChange({ role }: AccountScope, change: Change): CheckedChange {
  const fields = (Object.entries(ownFieldsOf(role)) as [OwnField, readonly Validator[]][]).filter(
    ([field]) => change[field] !== undefined,
  );
  checkFields(
    Object.fromEntries(fields),
    Object.fromEntries(fields.map(([field]) => [field, change[field] ?? ''])),
  );
  return Object.fromEntries(
    fields.map(([field]) => {
      const value = (change[field] ?? '').trim();
      return [field, field === 'phone' ? toE164(value) : value];
    }),
  );
}

/** The hash that the password matches; refuses a wrong password. */
async function requirePassword(deps: Deps, account: OwnAccount, password: string): Promise<string> {
  const { password_hash: hash } = account;
  if (!(await deps.passwords.isRight(hash, password)) || hash === null) {
    throw new AppError('password_is_wrong');
  }
  return hash;
}

/**
 * Changes name, phone and e-mail of the own account, as far as its role has them. The sign-in (the e-mail, or
 * a client's phone) changes only with the password, and a link that was mailed to the old e-mail stops
 * working.
 */
export async function saveAccount(
  deps: OwnDataDeps,
  scope: AccountScope,
  change: Change,
): Promise<OwnAccount> {
  const { name, ...contacts } = readChange(scope, change);
  const before = await getOwnAccount(deps.db, scope);
  const field = signInFieldOf(scope.role);
  const signIn = field === 'name' ? undefined : contacts[field];
  const isSignInChanged = field !== 'name' && signIn !== undefined && signIn !== before[field];
  const from = isSignInChanged
    ? await requirePassword(deps, before, change.password ?? '')
    : undefined;
  try {
    return await deps.write(async (transaction) => {
      if (Object.keys(contacts).length > 0) {
        const isUpdated = await updateContacts(transaction, scope, { ...contacts, from });
        if (!isUpdated) throw new AppError('password_is_wrong');
      }
      if (name !== undefined) await updateOwnName(transaction, scope, name);
      // Guests see the company's phone at a pub without a phone.
      const isPhoneChanged = contacts.phone !== undefined && contacts.phone !== before.phone;
      const { companyId } = scope.actor;
      if (companyId !== undefined && isPhoneChanged) {
        await deps.recordPubsOfCompany(transaction, { companyId });
      }
      if (isSignInChanged) await deleteResetLink(transaction, scope.accountId);
      return getOwnAccount(transaction, scope);
    });
  } catch (error) {
    const code = taken[constraintOf(error) ?? ''];
    throw code === undefined ? error : new AppError(code);
  }
}
