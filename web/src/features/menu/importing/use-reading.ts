import type { DraftRow } from '@comanda/domain/import';
import { currencyCode } from '@comanda/domain/pubs';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { useWholeMenu } from './import-api.ts';
import type { PubRef } from '../editor/menu-scope.ts';
import type { CanvasPub } from '../editor/menu-canvas.tsx';
import { draftOf } from './draft/draft.ts';
import type { PendingImport, ReadRows, ReadSource } from './kept-draft.ts';
import { isText, sourceOf } from './list-source.ts';
import { firstAnswers, isLookNeeded } from './mapping/mapping.ts';
import { rememberedColumns } from './mapping/remembered-columns.ts';
import { readInWorker, type ListProblem } from './reading/read-in-worker.ts';

type Options = {
  readonly at: PubRef;
  readonly pub: CanvasPub;
  readonly whole: ReturnType<typeof useWholeMenu>;
  readonly change: (pending: PendingImport) => void;
};

/** The currencies of a list that are not the pub's. */
export const foreignIn = ({ currencies }: ReadRows, pub: CanvasPub): string[] =>
  currencies.filter((code) => code !== currencyCode(pub.currency_id));

/** From a list to its draft, with a person's answers between them where something is not certain. */
export function useReading({ at, pub, whole, change }: Options) {
  const { t } = useText();
  const makeDraft = async (
    read: ReadSource,
    { rows, lines }: Pick<ReadRows, 'lines'> & { readonly rows: readonly DraftRow[] },
  ) => {
    // The names of the menu are needed now, whenever they come.
    const menus = (whole.data ?? (await whole.refetch()).data)?.menus;
    const defaults = { menu: menus?.[0]?.name ?? t('menu.editor'), category: t('menu.dishes') };
    const sourced = { draft: draftOf(rows, defaults), lines, isCorrected: false };
    change({ stage: 'draft', read, sourced });
  };
  const goOn = async (read: ReadSource, list: ReadRows) => {
    if (foreignIn(list, pub).length > 0) change({ stage: 'currency', read, list });
    else await makeDraft(read, list);
  };
  return {
    makeDraft,
    /** Reads a list; resolves with the reason when that is not possible. */
    read: async (given: string | File): Promise<ListProblem | undefined> => {
      const known = rememberedColumns.read(at.companyID);
      const list = await readInWorker(given, known);
      if (!list.ok) return list.problem;
      const { tables, rows, lines, currencies } = list;
      const answers = firstAnswers(tables, known);
      const read = { source: await sourceOf(given), tables, answers };
      if (isLookNeeded(tables, known)) change({ stage: 'columns', read, answers });
      else await goOn(read, { rows, lines, currencies });
      return undefined;
    },
    /** Reads it again with the columns that a person has said, and remembers these. */
    readAgain: async ({
      read,
      answers,
    }: Extract<PendingImport, { readonly stage: 'columns' }>): Promise<ListProblem | undefined> => {
      const { source } = read;
      if (!source) return 'import_broken_file';
      const said = { ...rememberedColumns.read(at.companyID), ...answers.columns };
      const list = await readInWorker(isText(source) ? source.text : source.file, said);
      if (!list.ok) return list.problem;
      rememberedColumns.add(at.companyID, answers.columns);
      const { rows, lines, currencies } = list;
      await goOn({ ...read, answers }, { rows, lines, currencies });
      return undefined;
    },
  };
}
