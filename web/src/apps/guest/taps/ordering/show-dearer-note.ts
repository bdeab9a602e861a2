import * as classes from '../../markup/classes.ts';
import type { PageInfo } from '../../markup/page-info.ts';

let isTold = false;

/** The note at the first switch to a delivery where that makes each dish more expensive; none after that. */
export function initialDearerNote({ dearer }: PageInfo): string | undefined {
  if (isTold || dearer === undefined) return undefined;
  isTold = true;
  return dearer;
}

/** Stands beneath the switch until the next press of it. */
export function showDearerNote(choice: Element | null, isDelivery: boolean, info: PageInfo): void {
  document.querySelector(`.${classes.dearerNote}`)?.remove();
  const text = isDelivery ? initialDearerNote(info) : undefined;
  if (text === undefined) return;
  const line = document.createElement('output');
  line.className = classes.dearerNote;
  choice?.after(line);
  // A screen reader announces changes only in a live region that exists already.
  setTimeout(() => {
    line.textContent = text;
  });
}
