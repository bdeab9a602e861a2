declare const named: unique symbol;

/** A number that stands for one kind of row: another kind's id, or a bare number, does not pass for it. */
type Id<Kind extends string> = number & { readonly [named]: Kind };

/** Of one who signs in. A client's and a courier's id is their account's. */
export type AccountId = Id<'account'>;
/** Of what owns pubs; its accounts act for it. */
export type CompanyId = Id<'company'>;

/** Where an id comes without its kind: from a path, a token, or the row of a client or courier. */
export const accountIdOf = (id: number): AccountId => id as AccountId;
export const companyIdOf = (id: number): CompanyId => id as CompanyId;
