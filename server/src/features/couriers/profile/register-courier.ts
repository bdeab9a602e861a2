import type { CallBody } from '@comanda/contract';
import { accountFields } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { toE164 } from '../../../plumbing/phones.ts';
import { createAccount, startSession, type StartedSession } from '../../accounts/index.ts';
import { insertCourier } from '../queries.ts';

/**
 * Creates a courier's account and signs them in. Pool orders are offered once the platform has approved them.
 */
export async function registerCourier(
  deps: Deps,
  { email, password, full_name, phone_number }: CallBody<'POST /api/courier'>,
): Promise<StartedSession> {
  checkFields(
    {
      email: accountFields.email,
      password: accountFields.password,
      full_name: accountFields.name,
      phone_number: accountFields.phone,
    },
    { email, password, full_name, phone_number },
  );
  const passwordHash = await deps.passwords.hash(password);
  return deps.write(async (transaction) => {
    const at = deps.clock.now();
    const account = { role: 'courier', email, phone: null, passwordHash, at } as const;
    const id = await createAccount(transaction, account);
    await insertCourier(transaction, {
      id,
      full_name: full_name.trim(),
      phone_number: toE164(phone_number),
    });
    return startSession(deps, transaction, { accountId: id, role: 'courier' });
  });
}
