import { isWorkInHand } from './work-in-hand.ts';

/** Elements for typing, sliding or drawing. */
const FIELD = 'input, textarea, select, [contenteditable], [role="slider"], .leaflet-container';

/** An open popup, and everything that is being saved or loaded. */
const AT_WORK = '[role="dialog"], [role="alertdialog"], [aria-busy="true"]';

/** A form without unsaved changes has this mark. */
const SAVED = '[data-saved="true"]';

/** A form with changes that were made by other means than its fields, such as buttons, has this one. */
const UNSAVED = '[data-saved="false"]';

const EDITS = ['input', 'change', 'pointerdown', 'keydown'] as const;

/** Keys that change nothing: a field that receives only these stays unchanged. */
const PASSING_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Escape']);

/**
 * Whether the page may be reloaded without losing what the user typed, drew or opened. A changed field
 * counts as unsaved until its form is marked as saved, or as long as it is on the screen. What is unsaved without a
 * field on the screen is held by its screen (`work-in-hand.ts`).
 */
export class ReloadGate {
  readonly #document: Document;
  readonly #touched = new Set<Element>();

  constructor(page: Document) {
    this.#document = page;
    for (const kind of EDITS) page.addEventListener(kind, this.#note, { capture: true });
  }

  readonly isOpen = (): boolean =>
    !this.hasUnsaved() &&
    this.#document.activeElement?.matches(FIELD) !== true &&
    this.#document.querySelector(AT_WORK) === null;

  readonly hasUnsaved = (): boolean => {
    for (const field of this.#touched) {
      if (!field.isConnected || field.closest(SAVED)) this.#touched.delete(field);
    }
    return (
      this.#touched.size > 0 || isWorkInHand() || this.#document.querySelector(UNSAVED) !== null
    );
  };

  readonly #note = (event: Event): void => {
    if (event instanceof KeyboardEvent && PASSING_KEYS.has(event.key)) return;
    const field = event.target instanceof Element ? event.target.closest(FIELD) : null;
    if (field) this.#touched.add(field);
  };
}

/** That of this page: from its start, so that it has seen every field. */
export const reloadGate = new ReloadGate(document);
