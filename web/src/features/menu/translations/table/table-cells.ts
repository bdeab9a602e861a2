import type { Language } from '@comanda/contract/texts';
import { translationOf, typedText, type Cell } from '../entries/cells.ts';
import { keyOfPlace, type Place } from '../saving/requests.ts';
import type { UnsavedTexts } from '../saving/unsaved-texts.ts';

/** All fields below an element, in their order. */
export const fieldsIn = (table: Element): HTMLTextAreaElement[] => [
  ...table.querySelectorAll<HTMLTextAreaElement>('textarea[data-cell]'),
];

export const isField = (target: EventTarget): target is HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement && target.dataset['cell'] !== undefined;

/** Puts the caret behind the text of a field. */
export function enterField(field: HTMLTextAreaElement | undefined): void {
  if (!field) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** The next field after this one without a translation, from the top again; else the next outdated one. */
export function nextToTranslate(
  fields: readonly HTMLTextAreaElement[],
  from: HTMLTextAreaElement | undefined,
): HTMLTextAreaElement | undefined {
  const index = from ? fields.indexOf(from) : -1;
  const inOrder = [...fields.slice(index + 1), ...fields.slice(0, index + 1)];
  return (
    inOrder.find((field) => field !== from && field.value.trim() === '') ??
    inOrder.find((field) => field !== from && field.dataset['outdated'] === 'true')
  );
}

/** What a person sees and types in the fields of one language. */
export class TableCells {
  readonly #cells: ReadonlyMap<string, Cell>;
  readonly #unsaved: UnsavedTexts;
  readonly #language: Language;

  constructor(cells: ReadonlyMap<string, Cell>, unsaved: UnsavedTexts, language: Language) {
    this.#cells = cells;
    this.#unsaved = unsaved;
    this.#language = language;
  }

  #placeOf({ entry: { kind, id }, part }: Cell): Place {
    return { kind, id, part, language: this.#language };
  }

  has(key: string): boolean {
    return this.#cells.has(key);
  }

  /** The present text of a field, saved or not. */
  valueOf(key: string): string {
    const cell = this.#cells.get(key);
    if (!cell) return '';
    const state = this.#unsaved.stateOf(keyOfPlace(this.#placeOf(cell)));
    return typeof state === 'object' ? state.value : translationOf(cell, this.#language);
  }

  type(key: string, value: string): void {
    const cell = this.#cells.get(key);
    if (!cell) return;
    const saved = translationOf(cell, this.#language);
    this.#unsaved.type(this.#placeOf(cell), {
      value: typedText(cell.part, value),
      saved,
      source: cell.entry.source,
    });
  }

  leave(key: string): void {
    const cell = this.#cells.get(key);
    if (cell) this.#unsaved.leave(keyOfPlace(this.#placeOf(cell)));
  }

  /** A text of paragraphs: what is pasted belongs to this one field. */
  isOfParagraphs(key: string): boolean {
    return this.#cells.get(key)?.entry.kind === 'pub';
  }
}
