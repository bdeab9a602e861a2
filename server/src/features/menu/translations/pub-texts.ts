import type { StoredTranslations } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import type { Connection, Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';

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
