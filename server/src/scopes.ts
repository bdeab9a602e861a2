import type { Access } from '@comanda/contract/routing';
import type { Role } from '@comanda/domain/accounts';

declare const authorised: unique symbol;
type Authorised = { readonly [authorised]: true };

/** Who is acting: an account in one of its sessions. */
export type Actor = {
  readonly accountId: number;
  readonly role: Role;
  readonly sessionId: number;
  /** An administrator inside a pub: the only one that this session reaches, and whose it is. */
  readonly entered:
    | { readonly pubId: number; readonly companyId: number; readonly until: Date }
    | undefined;
};

/** Who acts behind a scope, or behind the bare right of being signed in. */
export function actorOf(scope: unknown): Actor | undefined {
  if (typeof scope !== 'object' || scope === null) return undefined;
  return ('actor' in scope ? scope.actor : scope) as Actor;
}

/** The right to act for one company; `onlyPubId` narrows it to the pub that an administrator entered. */
export type CompanyScope = Authorised & {
  readonly kind: 'company';
  readonly companyId: number;
  readonly onlyPubId: number | undefined;
  readonly actor: Actor;
};

/** The right to act for one pub of one company. */
export type PubScope = Authorised & {
  readonly kind: 'pub';
  readonly companyId: number;
  readonly pubId: number;
  readonly actor: Actor;
};

export type CourierScope = Authorised & {
  readonly kind: 'courier';
  readonly courierId: number;
  readonly actor: Actor;
};

export type AdminScope = Authorised & {
  readonly kind: 'admin';
  readonly adminId: number;
  readonly actor: Actor;
};

/** The right of an administrator who is inside a pub to leave it. */
export type EnteredScope = Authorised & {
  readonly kind: 'entered';
  readonly adminId: number;
  readonly pubId: number;
  readonly actor: Actor;
};

export type ClientScope = Authorised & {
  readonly kind: 'client';
  readonly clientId: number;
  readonly actor: Actor;
};

/** The right of an account over itself, whatever its role. */
export type AccountScope = Authorised & {
  readonly kind: 'account';
  readonly accountId: number;
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

/** What a guard hands to the handler behind it. */
export type ScopeOf<Name extends Access> = Scopes[Name];

type Scope =
  | CompanyScope
  | PubScope
  | CourierScope
  | AdminScope
  | EnteredScope
  | ClientScope
  | AccountScope;
type Facts<Kind extends Scope> = Omit<Kind, typeof authorised>;

/**
 * Puts the brand on. Only `authorise.ts` calls this, after it has checked, and what acts with the
 * platform's own right: the demo's seeding and the tests.
 */
export function grant<Kind extends Scope>(facts: Facts<Kind>): Kind {
  return facts as Kind;
}
