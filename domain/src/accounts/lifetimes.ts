/** Of an access token. */
export const ACCESS_TOKEN_MINUTES = 15;
/** Of a session after its last refresh. */
export const SESSION_DAYS = 30;
/** For how long an administrator stays inside a pub. */
export const ENTERED_PUB_HOURS = 1;
/** Of a mailed link to a new password. */
export const RESET_LINK_MINUTES = 30;
