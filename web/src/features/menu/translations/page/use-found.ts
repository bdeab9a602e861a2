import type { TranslatedEntry } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { useState } from 'react';
import { findEntries, type Filter } from '../entries/find-entries.ts';

type Wanted = {
  /** Another object for each press, so that a second press of the same filter applies it again. */
  readonly filter: { readonly is: Filter };
  readonly words: string;
  readonly language: Language;
};

/**
 * The keys of the entries to show. An entry that was found stays until something else is looked for: a text that has
 * just been translated must not disappear from among those that are missing.
 */
export function useFound(entries: readonly TranslatedEntry[], wanted: Wanted): ReadonlySet<string> {
  const { filter, words, language } = wanted;
  const find = () => findEntries(entries, { filter: filter.is, words, language });
  const [state, setState] = useState(() => ({ ...wanted, entries, found: find() }));
  const isSame = state.filter === filter && state.words === words && state.language === language;
  if (isSame && state.entries === entries) return state.found;
  const found = isSame ? new Set([...state.found, ...find()]) : find();
  setState({ ...wanted, entries, found });
  return found;
}
