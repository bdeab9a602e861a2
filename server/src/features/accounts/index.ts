export { authenticate, authenticateToken, readAccessToken } from './sessions/authenticate.ts';
export { createAccount } from './create-account.ts';
export { createAdministrator, ensureFirstAdministrator } from './operator/create-administrator.ts';
export { eraseClient } from './clients/delete-client.ts';
export { findSessionRest } from './sessions/find-session-rest.ts';
export {
  emailOf,
  listClients,
  listCompanies,
  updateTariff,
  type CompanyFacts,
} from './platform-queries.ts';
export {
  findAccountEmail,
  findCompanyPhone,
  hasNoAccounts,
  isAccountDeleted,
  lockCompany,
} from './queries.ts';
export { listAccountsBySignIn, resetPassword } from './operator/reset-password.ts';
export { registerAccounts } from './routes.ts';
export { replaceSession, startSession, type StartedSession } from './sessions/sessions.ts';
export { setRefreshCookie } from './sessions/refresh-cookie.ts';
