import { isDiet, type Finding, type Wish } from '@comanda/domain/food';
import type { Translate } from '../island/island-texts.ts';

export function namesOf(listed: readonly Wish[], t: Translate<'food'>): string {
  return listed
    .map((one) => t(`food.${one}`))
    .join(', ')
    .toLocaleLowerCase();
}

const keyOf = (finding: Finding, wish: Wish) => {
  if (finding === 'not_declared') return 'guest.food.not_declared';
  if (isDiet(wish)) return 'guest.food.unsuitable';
  return finding === 'traces' ? 'food.traces' : 'food.contains';
};

/** Why something does not suit a guest, the worst first; empty when it does. `find` judges it for one wish. */
export function findingWords(
  find: (wish: Wish) => Finding,
  wanted: readonly Wish[],
  t: Translate<'food'>,
): readonly string[] {
  const keys = [
    'food.contains',
    'guest.food.unsuitable',
    'food.traces',
    'guest.food.not_declared',
  ] as const;
  const found = Map.groupBy(
    wanted.filter((wish) => find(wish) !== 'suits'),
    (wish) => keyOf(find(wish), wish),
  );
  return keys.flatMap((key) => {
    const listed = found.get(key);
    return listed ? [t(key, { names: namesOf(listed, t) })] : [];
  });
}
