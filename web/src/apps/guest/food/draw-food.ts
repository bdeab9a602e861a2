import * as attributes from '../markup/attributes.ts';
import * as classes from '../markup/classes.ts';
import type { Fact, Mark } from './facts.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing beside the words that say the same. */
function drawIcon(drawing: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  icon.classList.add('i');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', drawing);
  icon.append(path);
  return icon;
}

/** Drawings, each with its name. */
export function drawMarks(marks: readonly Mark[]): HTMLElement {
  const group = document.createElement('span');
  group.className = classes.foodMarks;
  for (const { drawing, words, strength } of marks) {
    const mark = document.createElement('span');
    mark.role = 'img';
    mark.ariaLabel = words;
    mark.title = words;
    if (strength) mark.setAttribute(attributes.strength, String(strength));
    mark.append(drawIcon(drawing));
    group.append(mark);
  }
  return group;
}

/** What is in a dish, for its sheet. */
export function drawFacts(facts: readonly Fact[]): HTMLUListElement {
  const list = document.createElement('ul');
  list.className = classes.foodFacts;
  for (const { drawing, words, isCaution } of facts) {
    const item = document.createElement('li');
    if (isCaution) item.className = classes.foundFood;
    item.append(drawIcon(drawing), words);
    list.append(item);
  }
  return list;
}
