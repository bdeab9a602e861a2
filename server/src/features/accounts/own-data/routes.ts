import type { FastifyRequest } from 'fastify';
import { createLimiter } from '../../../plumbing/http/limit-requests.ts';
import type { Router } from '../../../route.ts';
import type { AccountScope } from '../../../scopes.ts';
import { accountView } from '../views.ts';
import { changePassword } from './change-password.ts';
import { getOwnAccount } from './queries.ts';
import { saveAccount, type OwnDataDeps } from './save-account.ts';

function ownKey(request: FastifyRequest): string {
  return String((request.scope as AccountScope).accountId);
}

/** The data of an account that its own user may read and change. */
export function registerOwnData(router: Router, deps: OwnDataDeps): void {
  const { rateLimitScale: scale } = deps.settings;
  // A stolen session must not help to guess the password.
  const limitPasswords = createLimiter({ scale, limit: { max: 10, minutes: 5 }, by: ownKey });

  router.call('GET /api/account', async ({ scope }) => ({
    account: accountView(await getOwnAccount(deps.db, scope)),
  }));
  router.call('PUT /api/account', async ({ scope, body, request }) => {
    if (body.password !== undefined) limitPasswords?.(request);
    return { account: accountView(await saveAccount(deps, scope, body)) };
  });
  router.call('POST /api/account/password', async ({ scope, body, request }) => {
    limitPasswords?.(request);
    await changePassword(deps, scope, body);
    return {};
  });
}
