import type { Role } from '@comanda/domain/accounts';

/** How a session can end while it is used, by the code of the refusal. */
export type SessionLoss = 'session_expired' | 'session_reused';

export type Session = {
  /** Starts as signed in: only a refused refresh changes that. */
  readonly status: 'signed_in' | 'signed_out';
  /** Set after a sign-in or a refresh. */
  readonly role: Role | undefined;
  /** Grows whenever the session may belong to another account: data loaded before is not its own. */
  readonly epoch: number;
  /** The session is being ended: calls made now may be answered as if signed out. */
  readonly isEnding: boolean;
  /** Why a user who was signed in on this page no longer is, if the server ended the session. */
  readonly lostBy?: SessionLoss | undefined;
};

/** Messages between the tabs of a browser. */
type TabMessage = 'signed_in' | 'signed_out';

export type TabChannel = {
  readonly send: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
};

/** The session of this page; the access token is stored in memory only. */
export class SessionStore {
  readonly #tabs: TabChannel;
  readonly #listeners = new Set<() => void>();
  #session: Session = { status: 'signed_in', role: undefined, epoch: 0, isEnding: false };
  #accessToken: string | undefined;

  constructor(tabs: TabChannel) {
    this.#tabs = tabs;
    tabs.listen((message) => {
      // The cookie may belong to another account now: this tab requests a token of its own.
      this.#accessToken = undefined;
      this.#begin(message, undefined);
    });
  }

  readonly current = (): Session => this.#session;

  readonly accessToken = (): string | undefined => this.#accessToken;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** After a login or a registration. */
  readonly signIn = (accessToken: string, role: Role): void => {
    this.#accessToken = accessToken;
    this.#begin('signed_in', role);
    this.#tabs.send('signed_in');
  };

  /** After a refresh: the same person with a newer token. */
  readonly renew = (accessToken: string, role: Role): void => {
    this.#accessToken = accessToken;
    if (this.#session.role !== role) this.#set({ ...this.#session, status: 'signed_in', role });
  };

  /** While the server is asked to end the session. */
  readonly setEnding = (isEnding: boolean): void => {
    this.#set({ ...this.#session, isEnding });
  };

  /** Resolves when the session was not ended after all, or another one has begun. */
  readonly untilContinued = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.#session.isEnding) return;
        stop();
        resolve();
      });
    });

  /** After a logout, or when the server refuses to refresh. */
  readonly signOut = (lostBy?: SessionLoss): void => {
    this.#accessToken = undefined;
    if (this.#session.status === 'signed_out') return;
    this.#begin('signed_out', undefined, lostBy);
    this.#tabs.send('signed_out');
  };

  /** The cookie belongs to another session now; this page is about to be reloaded. */
  readonly markReplaced = (): void => {
    this.#accessToken = undefined;
    this.#tabs.send('signed_in');
  };

  #begin(status: Session['status'], role: Role | undefined, lostBy?: SessionLoss): void {
    this.#set({ status, role, epoch: this.#session.epoch + 1, isEnding: false, lostBy });
  }

  #set(session: Session): void {
    this.#session = session;
    for (const listener of this.#listeners) listener();
  }
}
