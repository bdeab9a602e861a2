import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLimiter } from '../../plumbing/http/limit-requests.ts';
import { toE164 } from '../../plumbing/phones.ts';
import type { Router } from '../../route.ts';
import { deleteClient, phoneToDelete, type ClientDeletionDeps } from './delete-client.ts';
import { getClient, getCompany } from './queries.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { refreshSession } from './refresh-session.ts';
import { registerClient } from './register-client.ts';
import { registerCompany } from './register-company.ts';
import type { StartedSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { clientView, companyView } from './views.ts';

function accountKey(request: FastifyRequest): string {
  const { as = '', email } = request.body as { as?: string; email: string };
  // However it is spaced, it is one phone and has one share of attempts.
  return `${as} ${as === 'client' ? toE164(email) : email.trim().toLowerCase()}`;
}

function clientKey(request: FastifyRequest): string {
  return phoneToDelete((request.body as { phone: string }).phone);
}

/** Sign-in and registration of companies and clients (couriers register in their own feature). */
export function registerAccounts(
  router: Router,
  deps: ClientDeletionDeps,
  app: FastifyInstance,
): void {
  const { rateLimitScale: scale } = deps.settings;
  // A whole venue signs in from one address; one account is never tried this often by its owner.
  const limitSignIns = createLimiter(app, scale, { max: 60, windowMinutes: 1 });
  const limitAccount = createLimiter(app, scale, { max: 10, windowMinutes: 5, by: accountKey });
  const limitDeletions = createLimiter(app, scale, { max: 20, windowMinutes: 10 });
  const limitDeleted = createLimiter(app, scale, { max: 5, windowMinutes: 10, by: clientKey });
  const limitNewcomers = createLimiter(app, scale, { max: 20, windowMinutes: 10 });

  const answerWith = (reply: FastifyReply, session: StartedSession) => {
    setRefreshCookie(reply, deps.settings, session);
    return { accesstoken: session.accesstoken, role: session.role };
  };

  router.call('POST /api/company', async ({ body, request, reply }) => {
    await limitNewcomers(request);
    return answerWith(reply, await registerCompany(deps, body));
  });
  router.call('POST /api/client', async ({ body, request, reply }) => {
    await limitNewcomers(request);
    return answerWith(reply, await registerClient(deps, body));
  });
  router.call('POST /api/client/delete-client', async ({ body, request }) => {
    await limitDeletions(request);
    await limitDeleted(request);
    await deleteClient(deps, body);
    return {};
  });
  router.call('POST /api/auth/login', async ({ body, request, reply }) => {
    await limitSignIns(request);
    await limitAccount(request);
    return answerWith(reply, await signIn(deps, body));
  });
  router.call('POST /api/auth/refresh-token', async ({ query, request, reply }) =>
    answerWith(reply, await refreshSession(deps, readRefreshCookie(request, query.as))),
  );
  router.call('POST /api/auth/logout', async ({ query, request, reply }) => {
    await signOut(deps, readRefreshCookie(request, query.as));
    clearRefreshCookie(reply, deps.settings, query.as);
    return {};
  });
  router.call('GET /api/client', async ({ scope }) => ({
    client: clientView(await getClient(deps.db, scope)),
  }));
  router.call('GET /api/company', async ({ scope }) => ({
    company: companyView(await getCompany(deps.db, scope), scope),
  }));
}
