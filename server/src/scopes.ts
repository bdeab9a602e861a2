import type { Access } from '@comanda/contract/routing';
import type { Role } from '@comanda/domain/accounts';
import type { AccountId, CompanyId } from './ids.ts';

declare const authorised: unique symbol;
type Authorised = { readonly [authorised]: true };

/** The acting account, in one of its sessions. */
export type Actor = {
  readonly accountId: AccountId;
  readonly role: Role;
  readonly sessionId: number;
  /** The company that the account belongs to: of the role `company` only. */
  readonly companyId: CompanyId | undefined;
  /** The pub that an administrator has entered, the only one of this session, and its company. */
  readonly entered:
    | { readonly pubId: number; readonly companyId: CompanyId; readonly until: Date }
    | undefined;
};

/** The actor of a scope, or of the plain right of being signed in. */
export function actorOf(scope: unknown): Actor | undefined {
  if (typeof scope !== 'object' || scope === null) return undefined;
  return ('actor' in scope ? scope.actor : scope) as Actor;
}

/** The company that an account acts for: its own, or that of the pub that an administrator has entered. */
export function companyOf({ entered, companyId }: Actor): CompanyId | undefined {
  return entered ? entered.companyId : companyId;
}

/** The right to act for one company; `onlyPubId` narrows it to the pub that an administrator entered. */
export type CompanyScope = Authorised & {
  readonly kind: 'company';
  readonly companyId: CompanyId;
  readonly onlyPubId: number | undefined;
  readonly actor: Actor;
};

/** The right to act for one pub of one company. */
export type PubScope = Authorised & {
  readonly kind: 'pub';
  readonly companyId: CompanyId;
  readonly pubId: number;
  readonly actor: Actor;
};

/** The right of a linked chat to answer the orders of its pub; no account is behind it. */
export type ChatScope = Authorised & {
  readonly kind: 'chat';
  readonly pubId: number;
};

/** The right of a paired bridge to print for its pub; no account is behind it. */
export type BridgeScope = Authorised & {
  readonly kind: 'bridge';
  readonly pubId: number;
};

export type CourierScope = Authorised & {
  readonly kind: 'courier';
  readonly courierId: number;
  readonly actor: Actor;
};

export type AdminScope = Authorised & {
  readonly kind: 'admin';
  readonly adminId: AccountId;
  readonly actor: Actor;
};

/** The right of an administrator who is inside a pub to leave it. */
export type EnteredScope = Authorised & {
  readonly kind: 'entered';
  readonly adminId: AccountId;
  readonly pubId: number;
  readonly actor: Actor;
};

export type ClientScope = Authorised & {
  readonly kind: 'client';
  readonly clientId: AccountId;
  readonly actor: Actor;
};

/** The right of an account over itself, in any role. */
export type AccountScope = Authorised & {
  readonly kind: 'account';
  readonly accountId: AccountId;
  readonly role: Role;
  readonly actor: Actor;
};

type Scopes = {
  public: undefined;
  session: undefined;
  signed_in: Actor;
  account: AccountScope;
  company: CompanyScope;
  pub: PubScope;
  courier: CourierScope;
  admin: AdminScope;
  entered: EnteredScope;
  client: ClientScope;
};

/** The value that a guard passes to the handler. */
export type ScopeOf<Name extends Access> = Scopes[Name];

type Scope =
  | CompanyScope
  | PubScope
  | ChatScope
  | BridgeScope
  | CourierScope
  | AdminScope
  | EnteredScope
  | ClientScope
  | AccountScope;
type Facts<Kind extends Scope> = Omit<Kind, typeof authorised>;

/**
 * Adds the brand. Only `authorise.ts` calls this, after its checks, the queries that find the link of a chat and the
 * bridge of a token, and code with the platform's own right: the demo's seeding and the tests.
 */
export function grant<Kind extends Scope>(facts: Facts<Kind>): Kind {
  return facts as Kind;
}
