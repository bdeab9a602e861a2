export type LinkRef = (link: HTMLAnchorElement | null) => void;

/** The links of the shown slips, by order id; each has one constant ref, so that React does not render it again. */
export class SlipLinks {
  readonly #links = new Map<number, HTMLAnchorElement>();
  readonly #refs = new Map<number, LinkRef>();

  readonly of = (id: number): HTMLAnchorElement | undefined => this.#links.get(id);

  /** The slip whose link or button has the focus. */
  readonly focusedId = (): number | undefined =>
    [...this.#links].find(([, link]) =>
      link.closest('article')?.contains(document.activeElement),
    )?.[0];

  readonly refOf = (id: number): LinkRef => {
    const known = this.#refs.get(id);
    if (known) return known;
    const made: LinkRef = (link) => {
      if (link) this.#links.set(id, link);
      else {
        this.#links.delete(id);
        this.#refs.delete(id);
      }
    };
    this.#refs.set(id, made);
    return made;
  };
}
