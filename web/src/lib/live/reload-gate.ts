/** What somebody types into, slides or draws on. */
const FIELD = 'input, textarea, select, [contenteditable], [role="slider"], .leaflet-container';

/** An open popup, and whatever is being saved or loaded. */
const AT_WORK = '[role="dialog"], [role="alertdialog"], [aria-busy="true"]';

/** A form that knows that nothing in it differs from what is saved says so on itself. */
const SAVED = '[data-saved="true"]';

const EDITS = ['input', 'change', 'pointerdown', 'keydown'] as const;

/** Edits nothing by being pressed: a field that is only passed over by these stays untouched. */
const PASSING_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Escape']);

/**
 * Whether the page may be loaded anew without anybody losing what they typed, drew or opened. A field
 * that was touched counts as unsaved until its form says that it is saved, or for as long as it is on
 * the screen: a reload that waits for another screen costs nothing.
 */
export class ReloadGate {
  readonly #document: Document;
  readonly #touched = new Set<Element>();

  constructor(page: Document) {
    this.#document = page;
    for (const kind of EDITS) page.addEventListener(kind, this.#note, { capture: true });
  }

  readonly isOpen = (): boolean => {
    for (const field of this.#touched) {
      if (!field.isConnected || field.closest(SAVED)) this.#touched.delete(field);
    }
    return (
      this.#touched.size === 0 &&
      this.#document.activeElement?.matches(FIELD) !== true &&
      this.#document.querySelector(AT_WORK) === null
    );
  };

  readonly #note = (event: Event): void => {
    if (event instanceof KeyboardEvent && PASSING_KEYS.has(event.key)) return;
    const field = event.target instanceof Element ? event.target.closest(FIELD) : null;
    if (field) this.#touched.add(field);
  };
}
