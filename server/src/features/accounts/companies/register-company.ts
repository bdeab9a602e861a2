import type { CallBody } from '@comanda/contract';
import { accountFields, DEFAULT_TARIFF } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import { constraintOf } from '../../../plumbing/database/queries/constraint.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { createAccount } from '../create-account.ts';
import { insertCompany } from './queries.ts';
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
      const id = await createAccount(transaction, {
        role: 'company',
        email,
        phone,
        passwordHash,
        at: deps.clock.now(),
      });
      await insertCompany(transaction, { id, name: name.trim(), tariff });
      return startSession(deps, transaction, { accountId: id, role: 'company' });
    });
  } catch (error) {
    if (constraintOf(error) === 'company_name_unique') {
      throw new AppError('company_with_the_same_name_already_exists');
    }
    throw error;
  }
}
