import { useState, type ClipboardEvent } from 'react';
import { pastedLines } from '../saving/pasted-lines.ts';
import { fieldsIn, isField, type TableCells } from './table-cells.ts';

export type Pasted = {
  readonly count: number;
  /** Lines below the last field. */
  readonly left: number;
  readonly undo: () => void;
};

type LastPaste = Omit<Pasted, 'undo'> & {
  /** The texts of the fields that were filled. */
  readonly before: ReadonlyMap<string, string>;
};

/** A column of a spreadsheet fills the fields below the one in which it is pasted. */
export function useColumnPaste(cells: TableCells) {
  const [last, setLast] = useState<LastPaste>();

  const write = (texts: ReadonlyMap<string, string>) => {
    for (const [key, text] of texts) {
      cells.type(key, text);
      cells.leave(key);
    }
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
    const filled = lines.flatMap((line, index) => {
      const key = keys[index];
      return key === undefined || line === '' ? [] : [[key, line] as const];
    });
    setLast({
      count: filled.length,
      left: Math.max(0, lines.length - keys.length),
      before: new Map(filled.map(([key]) => [key, cells.valueOf(key)])),
    });
    write(new Map(filled));
  };

  const pasted: Pasted | undefined = last && {
    ...last,
    undo: () => {
      write(last.before);
      setLast(undefined);
    },
  };
  return { pasted, onPaste };
}
