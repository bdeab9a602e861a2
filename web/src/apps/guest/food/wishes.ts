import { wishes, type Wish } from '@comanda/domain/food';
import { deviceStorage } from '../device/safe-storage.ts';
import { STORED_WISHES } from './load-food.ts';

/** What the guest of this phone avoids and looks for, in every pub; it is never sent. */
export function storedWishes(): readonly Wish[] {
  const stored = deviceStorage.getItem(STORED_WISHES)?.split(' ') ?? [];
  return wishes.filter((wish) => stored.includes(wish));
}

export function storeWishes(wanted: readonly Wish[]): void {
  if (wanted.length > 0) deviceStorage.setItem(STORED_WISHES, wanted.join(' '));
  else deviceStorage.removeItem(STORED_WISHES);
}
