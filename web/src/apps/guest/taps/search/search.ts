import { loadPart } from '../../device/load-part.ts';
import { showNote } from '../../device/show-note.ts';
import type { ClickHandler } from '../open-page.ts';
import { openIsland } from '../ordering/islands.ts';
import { loadTapStyles } from '../tap-styles.ts';
import type * as searchLayer from './search-layer.ts';

let layer: typeof searchLayer | undefined;

/** The program and the styles of the search: most guests never search. */
export async function loadSearch(): Promise<typeof searchLayer> {
  await loadTapStyles();
  layer ??= await loadPart(() => import('./search-layer.ts'));
  return layer;
}

export const clickSearch: ClickHandler = (button, page) => {
  // At once where it is there: an iPhone shows its keyboard only for a field that gets the focus within the press.
  if (layer) layer.openSearch(button, page);
  else {
    const open = async (): Promise<void> => (await loadSearch()).openSearch(button, page);
    void openIsland(button, open, () => showNote(page.info().texts.searchDidNotLoad));
  }
};

/** The cards were replaced, or have other words. */
export function clearSearch(): void {
  layer?.searchAgain();
}
