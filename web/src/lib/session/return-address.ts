import type { Role } from '@comanda/domain/accounts';
import type { SessionLoss } from './session-store.ts';

/** The address where a session was lost, and the role that may continue there. */
export type ReturnAddress = {
  readonly to: string;
  readonly role: Role;
  /** The user came to the first screen of an area: nothing was interrupted. */
  readonly isFrontDoor: boolean;
  readonly lostBy: SessionLoss | undefined;
};

/** The return address that a navigation carries to the sign-in, for a user who signs in with the same role. */
export function readReturnAddress(state: unknown, role: Role): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { to, role: roleOfAddress }: Partial<ReturnAddress> = state;
  // Only a path of this page: `//host` would lead to another host.
  return roleOfAddress === role && to !== undefined && /^\/(?!\/)/.test(to) ? to : undefined;
}

/** Why the sign-in is shown: a session that has ended, or a screen that needs one. */
export function readSignInReason(state: unknown): SessionLoss | 'needed_there' | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { lostBy, isFrontDoor }: Partial<ReturnAddress> = state;
  if (lostBy === 'session_expired' || lostBy === 'session_reused') return lostBy;
  return isFrontDoor === false ? 'needed_there' : undefined;
}
