import { isDiet, type Wish } from '@comanda/domain/food';
import type { foodTexts } from '../../food/texts.ts';
import type { kitchenTexts } from './kitchen-texts.ts';

type Translate = (
  key: keyof typeof foodTexts | keyof typeof kitchenTexts,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** What the guest of an order avoids, as staff read it: a text for what they do not eat, and one for a diet. */
export function avoidsTexts(avoids: readonly Wish[] = [], t: Translate): readonly string[] {
  const text = (key: 'orders.avoids' | 'orders.follows', named: readonly Wish[]) =>
    named.length === 0 ? [] : [t(key, { names: named.map((one) => t(`food.${one}`)).join(', ') })];
  return [
    ...text(
      'orders.avoids',
      avoids.filter((wish) => !isDiet(wish)),
    ),
    ...text('orders.follows', avoids.filter(isDiet)),
  ];
}
