export const roles = ['company', 'admin', 'courier', 'client'] as const;
export type Role = (typeof roles)[number];

/** The roles that a sign-in without `as` tries, in this order. */
export const signInOrder = ['company', 'admin', 'courier'] as const satisfies readonly Role[];
/** Roles that sign in with an e-mail. */
export type EmailRole = (typeof signInOrder)[number];

export function isRole(value: string): value is Role {
  return roles.some((role) => role === value);
}

/** Of an access token. */
export const ACCESS_TOKEN_MINUTES = 15;
/** Of a session after its last refresh. */
export const SESSION_DAYS = 30;
/** For how long an administrator stays inside a pub. */
export const ENTERED_PUB_HOURS = 1;
/** Of a mailed link to a new password. */
export const RESET_LINK_MINUTES = 30;
