import type { Role } from '@comanda/domain/accounts';

/** Where somebody was when their session was lost, and who may go on there. */
export type WayBack = {
  readonly to: string;
  readonly role: Role;
};

/** The way back that a navigation carries to the sign-in, for whoever has signed in as the same role. */
export function readWayBack(state: unknown, role: Role): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { to, role: asked }: Partial<WayBack> = state;
  // A path of this page: `//host` would lead to another.
  return asked === role && to !== undefined && /^\/(?!\/)/.test(to) ? to : undefined;
}
