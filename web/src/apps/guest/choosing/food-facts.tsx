import { useEffect, useRef } from 'react';
import { hasWishes } from '../taps/dishes/food.ts';
import { useChoosing } from './choosing-context.ts';

/** What is in the dish, where the pub says it. */
export function FoodFacts({ dishId }: { readonly dishId: number }) {
  const { info } = useChoosing();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasWishes() && !info.hasFood) return;
    const show = async (): Promise<void> => {
      const food = await import('../food/mount.ts');
      place.current?.replaceChildren(await food.factsOf(info, dishId));
    };
    // The pub's own words about the dish are there without it.
    show().catch(() => {});
  }, [info, dishId]);
  return <div ref={place} />;
}
