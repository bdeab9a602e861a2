import { useState, type ClipboardEvent } from 'react';
import { fieldsIn, isField, type TableCells } from './table-cells.ts';

/** A cell of a copied table: quoted when it has line breaks, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;

/**
 * The first column of a pasted table, or the lines of a pasted text. An empty line keeps its place, except at the end.
 */
export function pastedLines(pasted: string): string[] {
  const column: string[] = [];
  let isFirst = true;
  for (const [, quoted, plain = '', end] of pasted.replaceAll(/\r\n?/g, '\n').matchAll(CELL)) {
    if (isFirst) column.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    isFirst = end === '\n';
    if (end === '') break;
  }
  while (column.at(-1) === '') column.pop();
  return column;
}

/** Several fields that were filled at once. */
export type Filled = {
  readonly by: 'paste' | 'equal_texts';
  readonly count: number;
  /** Pasted lines below the last field. */
  readonly left: number;
  readonly undo: () => void;
};

type LastFilled = Omit<Filled, 'undo'> & {
  /** The texts of the fields before. */
  readonly before: ReadonlyMap<string, string>;
};

/** Fills many fields at once: with a pasted column of a spreadsheet, or with translations that are known. */
export function useFilling(cells: TableCells) {
  const [last, setLast] = useState<LastFilled>();

  const write = (texts: ReadonlyMap<string, string>) => {
    for (const [key, text] of texts) {
      cells.type(key, text);
      cells.leave(key);
    }
  };

  const fill = (texts: ReadonlyMap<string, string>, how: Pick<Filled, 'by' | 'left'>) => {
    const before = new Map([...texts.keys()].map((key) => [key, cells.valueOf(key)]));
    setLast({ ...how, count: texts.size, before });
    write(texts);
  };

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!isField(target) || cells.isOfParagraphs(target.dataset['cell'] ?? '')) return;
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    const fields = fieldsIn(event.currentTarget);
    const keys = fields
      .slice(fields.indexOf(target))
      .map((field) => field.dataset['cell'] ?? '')
      .filter((key) => !cells.isOfParagraphs(key));
    // An empty line leaves its field as it is.
    const texts = lines.flatMap((line, index) => {
      const key = keys[index];
      return key === undefined || line === '' ? [] : [[key, line] as const];
    });
    fill(new Map(texts), { by: 'paste', left: Math.max(0, lines.length - keys.length) });
  };

  const filled: Filled | undefined = last && {
    ...last,
    undo: () => {
      write(last.before);
      setLast(undefined);
    },
  };
  return { filled, fill, onPaste };
}
