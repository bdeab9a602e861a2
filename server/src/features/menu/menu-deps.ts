import type { Deps } from '../../deps.ts';
import type { Connection } from '../../schema.ts';
import type { CompanyScope, PubScope } from '../../scopes.ts';
import type { Hold } from './sold-out/holds.ts';
import type { PubTexts } from './translations/pub-texts.ts';

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
  /** The languages of the pub, and its own text with its translations. */
  readonly pubTexts: PubTexts;
  readonly isPubOfCompany: (
    connection: Connection,
    ids: { readonly pubId: number } & Pick<CompanyScope, 'companyId'>,
  ) => Promise<boolean>;
};
