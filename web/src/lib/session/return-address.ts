import type { Role } from '@comanda/domain/accounts';
import type { SessionLoss } from './session-store.ts';

/** Where somebody was when their session was lost, and who may go on there. */
export type ReturnAddress = {
  readonly to: string;
  readonly role: Role;
  /** They came to the first screen of an area, as to a front door: nothing was interrupted. */
  readonly isFrontDoor: boolean;
  readonly lostBy: SessionLoss | undefined;
};

/** The way back that a navigation carries to the sign-in, for whoever has signed in as the same role. */
export function readReturnAddress(state: unknown, role: Role): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { to, role: asked }: Partial<ReturnAddress> = state;
  // A path of this page: `//host` would lead to another.
  return asked === role && to !== undefined && /^\/(?!\/)/.test(to) ? to : undefined;
}

/** Why somebody stands before the sign-in: a session that has ended, or a screen that asks for one. */
export function readWhySignIn(state: unknown): SessionLoss | 'needed_there' | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { lostBy, isFrontDoor }: Partial<ReturnAddress> = state;
  if (lostBy === 'session_expired' || lostBy === 'session_reused') return lostBy;
  return isFrontDoor === false ? 'needed_there' : undefined;
}
