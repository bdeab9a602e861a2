import type { CallBody } from '@comanda/contract';
import { accountFields, DEFAULT_TARIFF } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import { constraintOf } from '../../../plumbing/database/queries/constraint.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { companyIdOf } from '../../../ids.ts';
import { createAccount } from '../create-account.ts';
import { insertCompany, updateCompanyOfAccount } from './queries.ts';
import { startSession, type StartedSession } from '../sessions/sessions.ts';

/** Creates a company with its account and signs it in; name and e-mail are unique. */
export async function registerCompany(
  deps: Deps,
  { name, email, phone, password, tariff = DEFAULT_TARIFF }: CallBody<'POST /api/company'>,
): Promise<StartedSession> {
  checkFields(accountFields, { name, email, phone, password });
  const passwordHash = await deps.passwords.hash(password);
  try {
    return await deps.write(async (transaction) => {
      const accountId = await createAccount(transaction, {
        role: 'company',
        email,
        phone,
        passwordHash,
        at: deps.clock.now(),
      });
      // Servers of earlier versions know a company only by the id of its account.
      const companyId = companyIdOf(accountId);
      await insertCompany(transaction, { id: companyId, name: name.trim(), tariff });
      await updateCompanyOfAccount(transaction, { accountId, companyId });
      return startSession(deps, transaction, { accountId, role: 'company' });
    });
  } catch (error) {
    if (constraintOf(error) === 'company_name_unique') {
      throw new AppError('company_with_the_same_name_already_exists');
    }
    throw error;
  }
}
