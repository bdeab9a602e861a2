import { useEffect, useState } from 'react';
import { hasWishes } from '../../taps/dishes/food.ts';
import type { CautionsOf } from '../../food/mount.ts';
import { useCheckout } from '../checkout-context.ts';

const none: CautionsOf = () => [];

/** Why a dish of the basket does not suit what the guest has said; loaded only for a guest who has. */
export function useCautions(): CautionsOf {
  const { info } = useCheckout();
  const [cautionsOf, setCautionsOf] = useState(() => none);
  useEffect(() => {
    if (!hasWishes()) return;
    void (async () => {
      const { cautionsFor } = await import('../../food/mount.ts');
      const found = await cautionsFor(info);
      setCautionsOf(() => found);
    })().catch(() => undefined);
  }, [info]);
  return cautionsOf;
}
