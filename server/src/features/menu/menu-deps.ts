import type { StoredTranslations } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import type { Deps } from '../../deps.ts';
import type { CompanyScope, PubScope } from '../../scopes.ts';
import type { Connection, Transaction } from '../../schema.ts';

/** So many portions of a dish. */
export type Portions = { readonly dishId: number; readonly count: number };

/** Portions of a dish that an order holds while its pub has not answered it. */
export type Hold = Portions & { readonly orderedAt: Date; readonly until: Date };

/** What the translations of a menu need of its pub. */
type PubWithTexts = {
  readonly working_language: Language;
  readonly other_languages: readonly Language[];
  readonly text: string;
  readonly translations: StoredTranslations;
};

/** The table of the pubs belongs to another feature, which passes this in. */
export type PubTexts = {
  /** Refuses a deleted pub, like `lock`. */
  readonly get: (connection: Connection, scope: Pick<PubScope, 'pubId'>) => Promise<PubWithTexts>;
  /** Locks the row of the pub until the end of the transaction, and reads its languages and text. */
  readonly lock: (transaction: Transaction, scope: PubScope) => Promise<PubWithTexts>;
  readonly save: (
    transaction: Transaction,
    scope: PubScope,
    translations: StoredTranslations,
  ) => Promise<void>;
};

/** The pubs feature depends on this one, so its functions are passed in. */
export type MenuDeps = Deps & {
  /** The pub's opening on its next working day; undefined at a pub without hours. */
  readonly findReopening: (
    connection: Connection,
    scope: Pick<PubScope, 'pubId'>,
    now: Date,
  ) => Promise<Date | undefined>;
  /** IANA: the pub's clock. */
  readonly findTimeZone: (
    connection: Connection,
    scope: Pick<PubScope, 'pubId'>,
  ) => Promise<string>;
  /** What the waiting orders of the pub hold. */
  readonly listHolds: (connection: Connection, scope: Pick<PubScope, 'pubId'>) => Promise<Hold[]>;
  /** Portions in today's orders for later that no count of today had. */
  readonly listLaterPortions: (
    connection: Connection,
    scope: Pick<PubScope, 'pubId'>,
    now: Date,
  ) => Promise<Portions[]>;
  /** The languages of the pub, and its own text with its translations. */
  readonly pubTexts: PubTexts;
  readonly isPubOfCompany: (
    connection: Connection,
    ids: { readonly pubId: number } & Pick<CompanyScope, 'companyId'>,
  ) => Promise<boolean>;
};
