export const roles = ['company', 'admin', 'courier', 'client'] as const;
export type Role = (typeof roles)[number];

/** The roles that a sign-in without `as` tries, in this order. */
export const signInOrder = ['company', 'admin', 'courier'] as const satisfies readonly Role[];
/** Roles that sign in with an e-mail. */
export type EmailRole = (typeof signInOrder)[number];

export function isRole(value: string): value is Role {
  return roles.some((role) => role === value);
}
