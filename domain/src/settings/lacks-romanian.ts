import { currencyCode } from '../pubs/currencies.ts';

type Menu = {
  readonly currencyId: number;
  /** The language that it is written in, then those that it is offered in too. */
  readonly languages: readonly string[];
};

/** Whether a menu lacks the language that Moldova's consumer law asks for; another country is known by its currency. */
export const lacksRomanian = ({ currencyId, languages }: Menu): boolean =>
  currencyCode(currencyId) === 'MDL' && !languages.includes('ro');
