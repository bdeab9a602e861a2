import type { BasketStore } from '../../basket/basket-store.ts';
import { afterLoad } from '../../device/run-when-idle.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import type * as drawing from './draw-paper.ts';

let paper: typeof drawing | undefined;

async function read(info: PageInfo): Promise<void> {
  paper ??= await import('./draw-paper.ts');
  await paper.readMenu(info);
}

/** A browser waits for nothing once it prints: what only paper shows is read before, on devices that print. */
export function readForPaper(info: PageInfo): void {
  if (!window.matchMedia('(hover: hover)').matches) return;
  afterLoad(() => void read(info).catch(() => undefined));
}

/** While the page is printed it has sizes with their prices, and a legend; what has not been read is left out. */
export function startPaper(store: BasketStore, info: () => PageInfo): void {
  window.addEventListener('beforeprint', () => {
    paper?.drawPaper(store, info());
    // For the next attempt.
    if (!paper?.isRead(info())) void read(info()).catch(() => undefined);
  });
  window.addEventListener('afterprint', () => paper?.removePaper());
}
