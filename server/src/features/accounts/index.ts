export { authenticate, authenticateToken, readAccessToken } from './authenticate.ts';
export { createAccount } from './create-account.ts';
export { createAdministrator, ensureFirstAdministrator } from './create-administrator.ts';
export { eraseClient } from './delete-client.ts';
export { findSessionRest } from './find-session-rest.ts';
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
export { listAccountsBySignIn, resetPassword } from './reset-password.ts';
export { registerAccounts } from './routes.ts';
export { replaceSession, startSession, type StartedSession } from './sessions.ts';
export { setRefreshCookie } from './refresh-cookie.ts';
