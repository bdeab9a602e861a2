export { authenticate, authenticateToken, readAccessToken } from './sessions/authenticate.ts';
export { createAccount } from './create-account.ts';
export { createAdministrator, ensureFirstAdministrator } from './operator/create-administrator.ts';
export { eraseClient } from './clients/client-account.ts';
export { listOpenSessions } from './sessions/queries.ts';
export { createSessionFinder, createSessionTimes } from './sessions/sessions-of-sockets.ts';
export { listClients } from './clients/queries.ts';
export { loadOwnAccount } from './own-data/account-view.ts';
export {
  listCompanies,
  updateTariff,
  type CompanyFacts,
  findCompanyEmail,
  findCompanyPhone,
  listCompanyPhones,
  lockCompany,
} from './companies/queries.ts';
export { emailOf, findAccountEmail, hasNoAccounts, isAccountDeleted } from './queries.ts';
export { listAccountsBySignIn, resetPassword } from './operator/reset-password.ts';
export { registerAccounts } from './routes.ts';
export { replaceSession, startSession, type StartedSession } from './sessions/sessions.ts';
export { ENDED_SESSION_DAYS, endedSessions } from './sessions/ended-sessions.ts';
export { setRefreshCookie } from './sessions/refresh-cookie.ts';
