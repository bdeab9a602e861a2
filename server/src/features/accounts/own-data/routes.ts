import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Router } from '../../../route.ts';
import type { AccountScope } from '../../../scopes.ts';
import { changePassword } from './change-password.ts';
import { accountView } from './account-view.ts';
import { getOwnAccount } from './queries.ts';
import { saveAccount, type OwnDataDeps } from './save-account.ts';

function ownKey(request: FastifyRequest): string {
  return String((request.scope as AccountScope).accountId);
}

/** The data of an account that its own user may read and change. */
export function registerOwnData(router: Router, deps: OwnDataDeps, app: FastifyInstance): void {
  // A stolen session must not help to guess the password.
  const limitPasswords = app.limits.create({
    name: 'own password',
    limit: { max: 10, minutes: 5 },
    by: ownKey,
  });

  router.call('GET /api/account', async ({ scope }) => ({
    account: accountView(await getOwnAccount(deps.db, scope)),
  }));
  router.call('PUT /api/account', async ({ scope, body, request }) => {
    if (body.password !== undefined) await limitPasswords?.(request);
    return { account: accountView(await saveAccount(deps, scope, body)) };
  });
  router.call('POST /api/account/password', async ({ scope, body, request }) => {
    await limitPasswords?.(request);
    await changePassword(deps, scope, body);
    return {};
  });
}
