import { showNote } from '../device/show-note.ts';
import { afterLoad } from '../device/run-when-idle.ts';
import { deviceStorage } from '../device/safe-storage.ts';
import type { PageInfo } from '../markup/page-info.ts';

export const STORED_WISHES = 'comanda.wishes';

export const hasWishes = (): boolean => deviceStorage.getItem(STORED_WISHES) !== null;

let isLoaded = false;

/** Whether the program is there: then it answers at once. */
export const isFoodLoaded = (): boolean => isLoaded;

/**
 * Only where the pub says what is in its dishes, as the page's info says; or for a guest who avoids something, who
 * has to read that nothing is declared.
 */
async function withFood(info: PageInfo, act: 'paintFood' | 'showFoodInSheet'): Promise<void> {
  if (!hasWishes() && !info.hasFood) return;
  try {
    const food = await import('./paint-food.ts');
    isLoaded = true;
    await food[act](info);
  } catch {
    // Who avoids nothing misses nothing.
    if (hasWishes()) showNote(info.texts.foodDidNotLoad);
  }
}

/** Marks on the cards: at once for a guest who avoids something, else when the first screen has loaded. */
export function startFood(info: PageInfo): void {
  const paint = (): void => {
    void withFood(info, 'paintFood');
  };
  if (hasWishes()) paint();
  else afterLoad(paint);
}

/** What is in the dish of the sheet. */
export const showFood = (info: PageInfo): Promise<void> => withFood(info, 'showFoodInSheet');
