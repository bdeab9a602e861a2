import type { TranslatedKind } from '@comanda/contract/menu';
import type { Cell } from '../entries/cells.ts';

/** What a text is, for its caption and its name. */
export const kindOf = ({ entry, part }: Cell): TranslatedKind | 'ingredients' =>
  entry.kind === 'dish' && part === 'text' ? 'ingredients' : entry.kind;
