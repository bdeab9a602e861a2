import { paperTexts } from '@comanda/contract/guest-page';
import * as attributes from '../../markup/attributes.ts';
import * as classes from '../../markup/classes.ts';
import type { PageInfo } from '../../markup/page-info.ts';

const marks = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`.${classes.foodMarks} > *`),
];

/** How spicy a dish is, in drawings: the words that tell it on a screen are not printed beside it. */
export function repeatMarks(): () => void {
  const added = marks().flatMap((mark) => {
    const more = Number(mark.getAttribute(attributes.strength) ?? 1) - 1;
    const [drawing] = mark.children;
    const icons = Array.from(
      { length: drawing ? more : 0 },
      () => drawing?.cloneNode(true) as Element,
    );
    mark.append(...icons);
    return icons;
  });
  return () => {
    for (const icon of added) icon.remove();
  };
}

const drawingOf = (mark: Element | undefined): string =>
  mark?.querySelector('path')?.getAttribute('d') ?? '';

/** A mark for each meaning: those of one drawing together, the weakest of them first. */
function meanings(): readonly (readonly [words: string, mark: Element | undefined])[] {
  const byWords = Map.groupBy(marks(), ({ ariaLabel }) => ariaLabel ?? '');
  const all = [...byWords].map(([words, [mark]]) => [words, mark] as const);
  const drawings = all.map(([, mark]) => drawingOf(mark));
  const rank = (mark: Element | undefined): number =>
    drawings.indexOf(drawingOf(mark)) * 10 + (mark?.childElementCount ?? 0);
  return all.toSorted(([, a], [, b]) => rank(a) - rank(b));
}

/** What each sign of the printed dishes means, and whom to ask about allergens. */
export function drawLegend({ language }: PageInfo): HTMLElement {
  const legend = document.createElement('p');
  legend.className = classes.paperLegend;
  legend.lang = language;
  for (const [words, mark] of meanings()) {
    const entry = document.createElement('span');
    entry.append(...[...(mark?.children ?? [])].map((icon) => icon.cloneNode(true)), words);
    legend.append(entry);
  }
  legend.append(paperTexts['guest.paper.ask'][language]);
  return legend;
}
