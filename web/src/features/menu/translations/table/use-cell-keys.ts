import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { enterField, fieldsIn, isField, nextToTranslate, type TableCells } from './table-cells.ts';

/** Whether an arrow leaves the field: at its end, or when it has one line. */
function isAtEdge(field: HTMLTextAreaElement, edge: number): boolean {
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
  const hasOneLine = field.clientHeight < lineHeight * 2.5;
  return hasOneLine || (field.selectionStart === edge && field.selectionEnd === edge);
}

const keys: ReadonlySet<string> = new Set(['Enter', 'Escape', 'ArrowUp', 'ArrowDown']);

/** The keys of a spreadsheet: each field is saved when it is left. */
export function useCellKeys(cells: TableCells) {
  /** The text with which a field was entered. */
  const entered = useRef('');

  const leaveTo = (event: KeyboardEvent, field: HTMLTextAreaElement | undefined) => {
    event.preventDefault();
    enterField(field);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!keys.has(key) || !isField(target) || event.nativeEvent.isComposing) return;
    const fields = fieldsIn(event.currentTarget);
    const index = fields.indexOf(target);
    const cellKey = target.dataset['cell'] ?? '';
    if (key === 'Escape') {
      event.preventDefault();
      cells.type(cellKey, entered.current);
    } else if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      leaveTo(event, nextToTranslate(fields, target));
    } else if (key === 'Enter' && event.altKey) {
      event.preventDefault();
      // The browser's own edit, which its undo knows.
      document.execCommand('insertText', false, '\n');
    } else if (key === 'Enter') {
      leaveTo(event, fields[event.shiftKey ? index - 1 : index + 1]);
      // The last one has no next, and is saved too.
      if (document.activeElement === target) cells.leave(cellKey);
    } else if (key === 'ArrowUp' && !event.shiftKey && isAtEdge(target, 0)) {
      leaveTo(event, fields[index - 1]);
    } else if (key === 'ArrowDown' && !event.shiftKey && isAtEdge(target, target.value.length)) {
      leaveTo(event, fields[index + 1]);
    }
  };

  const onFocus = ({ target }: FocusEvent) => {
    if (isField(target)) entered.current = cells.valueOf(target.dataset['cell'] ?? '');
  };

  const onBlur = ({ target }: FocusEvent) => {
    if (isField(target)) cells.leave(target.dataset['cell'] ?? '');
  };

  return { onKeyDown, onFocus, onBlur };
}
