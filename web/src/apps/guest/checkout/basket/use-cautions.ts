import { useEffect, useState } from 'react';
import { hasWishes } from '../../food/load-food.ts';
import type { CautionsOf } from '../../food/paint-food.ts';
import { useCheckout } from '../checkout-context.ts';

const none: CautionsOf = () => [];

/** Why a dish of the basket does not suit what the guest has said; loaded only for a guest who has. */
export function useCautions(): CautionsOf {
  const { info } = useCheckout();
  const [cautionsOf, setCautionsOf] = useState(() => none);
  useEffect(() => {
    if (!hasWishes()) return;
    void (async () => {
      const { cautionsFor } = await import('../../food/paint-food.ts');
      const found = await cautionsFor(info);
      setCautionsOf(() => found);
    })().catch(() => undefined);
  }, [info]);
  return cautionsOf;
}
