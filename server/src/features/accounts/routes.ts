import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Router } from '../../route.ts';
import { createAttemptLimiter, signInAccount } from './sessions/attempt-limits.ts';
import {
  deleteClient,
  deletedAccount,
  registerClient,
  type ClientDeletionDeps,
} from './clients/client-account.ts';
import { registerLostPassword } from './lost-password/routes.ts';
import { registerOwnData } from './own-data/routes.ts';
import type { OwnDataDeps } from './own-data/save-account.ts';
import { getClient } from './clients/queries.ts';
import { getCompany } from './companies/queries.ts';
import {
  clearRefreshCookie,
  readRefreshCookie,
  setRefreshCookie,
} from './sessions/refresh-cookie.ts';
import { refreshSession, signOut } from './sessions/refresh-session.ts';
import { registerCompany } from './companies/register-company.ts';
import type { StartedSession } from './sessions/sessions.ts';
import { signIn } from './sessions/sign-in.ts';
import { clientView, companyView } from './views.ts';

/** Sign-in and registration of companies and clients (couriers register in their own feature). */
export function registerAccounts(
  router: Router,
  deps: ClientDeletionDeps & OwnDataDeps,
  app: FastifyInstance,
): void {
  const limitSignIns = createAttemptLimiter(app.limits, {
    name: 'sign-ins',
    accountOf: signInAccount,
    tries: 10,
    minutes: 5,
  });
  const limitDeletions = createAttemptLimiter(app.limits, {
    name: 'deletions',
    accountOf: deletedAccount,
    tries: 5,
    minutes: 10,
  });

  const answerWith = (reply: FastifyReply, session: StartedSession) => {
    setRefreshCookie(reply, deps.settings, session);
    return { accesstoken: session.accesstoken, role: session.role };
  };

  router.call('POST /api/company', async ({ body, reply }) =>
    answerWith(reply, await registerCompany(deps, body)),
  );
  router.call('POST /api/client', async ({ body, reply }) =>
    answerWith(reply, await registerClient(deps, body)),
  );
  router.call('POST /api/client/delete-client', async ({ body, request }) => {
    await limitDeletions(request);
    await deleteClient(deps, body);
    return {};
  });
  router.call('POST /api/auth/login', async ({ body, request, reply }) => {
    await limitSignIns(request);
    return answerWith(reply, await signIn(deps, body));
  });
  router.call('POST /api/auth/refresh-token', async ({ query, request, reply }) =>
    answerWith(reply, await refreshSession(deps, readRefreshCookie(request, query.as))),
  );
  router.call('POST /api/auth/logout', async ({ query, request, reply }) => {
    const refreshToken = readRefreshCookie(request, query.as);
    if (refreshToken === undefined) return {};
    await signOut(deps, refreshToken);
    // A form of another site sends no cookie: it must not delete one either.
    clearRefreshCookie(reply, deps.settings, query.as);
    return {};
  });
  registerOwnData(router, deps, app);
  registerLostPassword(router, deps, app);
  router.call('GET /api/client', async ({ scope }) => ({
    client: clientView(await getClient(deps.db, scope)),
  }));
  router.call('GET /api/company', async ({ scope }) => ({
    company: companyView(await getCompany(deps.db, scope), scope),
  }));
}
