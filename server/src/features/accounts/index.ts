export { authenticate, authenticateToken, readAccessToken } from './authenticate.ts';
export { createAccount } from './create-account.ts';
export { createAdministrator, ensureFirstAdministrator } from './create-administrator.ts';
export { findSessionRest } from './find-session-rest.ts';
export {
  findAccountEmail,
  findCompanyPhone,
  hasNoAccounts,
  isAccountDeleted,
  lockCompany,
} from './queries.ts';
export { registerAccounts } from './routes.ts';
export { replaceSession, startSession, type StartedSession } from './sessions.ts';
export { setRefreshCookie } from './refresh-cookie.ts';
