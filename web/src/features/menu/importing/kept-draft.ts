import type { DraftRow, TableMapping } from '@comanda/domain/import';
import { keptInTab } from '../../../lib/session/kept-in-tab.ts';
import { session } from '../../../lib/session/session.ts';
import type { Draft } from './draft/draft.ts';
import { restoredSource, storedSource, type ListSource } from './list-source.ts';
import type { Answers } from './mapping/mapping.ts';
import type { ListTable } from './reading/read-list.ts';

/** A draft with the lines that it was read from. */
export type SourcedDraft = {
  readonly draft: Draft;
  readonly lines: readonly string[];
  /** A person has corrected it. */
  readonly isCorrected: boolean;
};

/** Where the list came from, its tables as they were first understood, and what a person has said about them. */
export type ReadSource = {
  /** Undefined after a reload of the page when it was too large to survive that. */
  readonly source: ListSource | undefined;
  readonly tables: readonly ListTable[];
  readonly answers: Answers;
};

/** The rows of a list that are no draft yet. */
export type ReadRows = {
  readonly rows: readonly DraftRow[];
  readonly lines: readonly string[];
  readonly currencies: readonly string[];
};

/** An import that is not written yet, at one of its stages. */
export type PendingImport =
  | { readonly stage: 'source'; readonly text: string }
  | {
      readonly stage: 'columns';
      readonly read: ReadSource;
      /** As they are being changed. */
      readonly answers: Answers;
      /** The draft that was made of it before. */
      readonly sourced?: SourcedDraft | undefined;
    }
  | { readonly stage: 'currency'; readonly read: ReadSource; readonly list: ReadRows }
  | { readonly stage: 'draft'; readonly read: ReadSource; readonly sourced: SourcedDraft };

/** Of the stored form. A change of `PendingImport`, or of a type in it, needs the next number. */
const VERSION = 1;

type Stored = { readonly version: number; readonly pending: PendingImport };

export type Kept = {
  readonly pending: PendingImport;
  /** It was made before the page was reloaded. */
  readonly isRestored: boolean;
};

/** A company and an administrator who is inside its pub have their own. */
const nameOf = (pubID: number): string => `import.${session.current().role ?? ''}.${pubID}`;

/** JSON has no `undefined` in a list: a column that is not read comes back as `null`. */
const withUndefined = (columns: TableMapping['columns']): TableMapping['columns'] =>
  columns.map((column) => column ?? undefined);

function restoredAnswers({ columns, without }: Answers): Answers {
  const all = Object.entries(columns).map(([key, said]) => [key, withUndefined(said)] as const);
  return { columns: Object.fromEntries(all), without };
}

function restoredRead({ source, tables, answers }: ReadSource): ReadSource {
  return {
    source: restoredSource(source),
    answers: restoredAnswers(answers),
    tables: tables.map(({ mapping, ...table }) => ({
      ...table,
      mapping: { ...mapping, columns: withUndefined(mapping.columns) },
    })),
  };
}

function restored(pending: PendingImport): PendingImport {
  if (pending.stage === 'source') return pending;
  const read = restoredRead(pending.read);
  if (pending.stage !== 'columns') return { ...pending, read };
  return { ...pending, read, answers: restoredAnswers(pending.answers) };
}

/**
 * The forms in which it may be stored: with the list that it was read from, and without a list that is too large, since
 * a draft can be corrected without it.
 */
function formsOf(pending: PendingImport): string[] {
  const write = (shown: object) => JSON.stringify({ version: VERSION, pending: shown });
  if (pending.stage === 'source') return [write(pending)];
  const { read } = pending;
  const source = storedSource(read.source);
  const whole = source === undefined ? [] : [write({ ...pending, read: { ...read, source } })];
  if (pending.stage !== 'draft') return whole;
  return [...whole, write({ ...pending, read: { ...read, source: undefined } })];
}

function readStored(text: string): PendingImport | undefined {
  try {
    const { version, pending } = JSON.parse(text) as Stored;
    return version === VERSION ? restored(pending) : undefined;
  } catch {
    return undefined;
  }
}

/** The import of a pub that is not written yet: another screen of the program and a reload do not lose it. */
export const keptDrafts = {
  get: (pubID: number): Kept | undefined => {
    // Only this object keeps under such a name.
    const held = keptInTab.held(nameOf(pubID)) as PendingImport | undefined;
    if (held) return { pending: held, isRestored: false };
    const pending = readStored(keptInTab.stored(nameOf(pubID)) ?? '');
    return pending && { pending, isRestored: true };
  },
  /** Returns whether it survives a reload. */
  keep: (pubID: number, pending: PendingImport): boolean =>
    keptInTab.keep(nameOf(pubID), pending, formsOf(pending)),
  drop: (pubID: number): void => {
    keptInTab.drop(nameOf(pubID));
  },
};
