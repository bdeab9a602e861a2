function mark(row: HTMLElement | null, id: string): void {
  if (!row) return;
  for (const pill of row.querySelectorAll<HTMLAnchorElement>('a')) {
    const isCurrent = pill.hash === `#${id}`;
    if (!isCurrent) pill.removeAttribute('aria-current');
    else if (pill.ariaCurrent !== 'true') {
      pill.ariaCurrent = 'true';
      const middle = (row.clientWidth - pill.offsetWidth) / 2;
      row.scrollTo({ left: pill.offsetLeft - row.offsetLeft - middle, behavior: 'smooth' });
    }
  }
}

let observer: IntersectionObserver | undefined;

/** The pills follow the scroll: the section right beneath them is the current one. */
export function followScroll(): void {
  observer?.disconnect();
  const nav = document.querySelector<HTMLElement>('.nav');
  if (!nav) return;
  const cats = nav.querySelector<HTMLElement>('.cats');
  const menus = nav.querySelector<HTMLElement>('.menus');
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
      mark(cats, first.id);
      mark(menus, first.closest('.m')?.id ?? '');
    },
    { rootMargin: `-${nav.offsetHeight + 24}px 0px -60% 0px` },
  );
  for (const section of document.querySelectorAll('.m > section')) observer.observe(section);
}
