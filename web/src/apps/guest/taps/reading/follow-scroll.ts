import * as classes from '../../markup/classes.ts';

const MENU = `.${classes.menuSection}`;

/** Marks the link to a section as the current one; returns it where another one was before. */
function mark(links: HTMLElement | null, id: string): HTMLAnchorElement | undefined {
  let marked: HTMLAnchorElement | undefined;
  for (const link of links?.querySelectorAll('a') ?? []) {
    const isCurrent = link.hash === `#${id}`;
    if (!isCurrent) link.removeAttribute('aria-current');
    else if (link.ariaCurrent !== 'true') {
      link.ariaCurrent = 'true';
      marked = link;
    }
  }
  return marked;
}

function markCategory(row: HTMLElement | null, id: string): void {
  const tab = mark(row, id);
  if (!row || !tab) return;
  const middle = (row.clientWidth - tab.offsetWidth) / 2;
  row.scrollTo({ left: tab.offsetLeft - row.offsetLeft - middle, behavior: 'smooth' });
}

/** The choice of a menu shows the name of the one that is read. */
function markMenu(choice: HTMLElement | null, id: string): void {
  const name = mark(choice, id)?.textContent;
  const shown = choice?.querySelector('span');
  if (shown && name !== undefined) shown.textContent = name;
}

let observer: IntersectionObserver | undefined;

/** The row follows the scroll: the section right beneath it is the current one. */
export function followScroll(): void {
  observer?.disconnect();
  const nav = document.querySelector<HTMLElement>(`.${classes.nav}`);
  if (!nav) return;
  const cats = nav.querySelector<HTMLElement>(`.${classes.categoryTabs}`);
  const menus = nav.querySelector<HTMLElement>(`.${classes.menuChoice}`);
  const visible = new Set<Element>();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      const [first] = [...visible].toSorted(
        (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
      );
      if (!first) return;
      markCategory(cats, first.id);
      markMenu(menus, first.closest(MENU)?.id ?? '');
    },
    { rootMargin: `-${nav.offsetHeight + 24}px 0px -60% 0px` },
  );
  for (const section of document.querySelectorAll(`${MENU} > section`)) observer.observe(section);
}

/** The list of menus closes when one is chosen, and when something beside it is pressed. */
export function closeMenuChoice(): void {
  document.addEventListener('click', ({ target }) => {
    const choice = document.querySelector<HTMLDetailsElement>(`.${classes.menuChoice}[open]`);
    const isOpener = target instanceof Element && target.closest('summary') !== null;
    if (choice && !isOpener) choice.open = false;
  });
}
