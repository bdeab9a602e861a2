import { useState } from 'react';
import { AskedBasket } from '../../../features/orders/asking/asked-basket.tsx';
import type { BasketLine } from '../../../features/orders/choosing/basket-line.ts';
import { WhyScreen } from '../../../features/shipping/why/why-screen.tsx';
import { usePubArea } from './pub-area.tsx';

const NO_LINES: readonly BasketLine[] = [];

/** What a guest sees at a place and a time with a basket, and why. */
export function WhyPage() {
  const { pub } = usePubArea();
  const [lines, setLines] = useState(NO_LINES);
  return (
    <WhyScreen pub={pub} lines={lines} basket={<AskedBasket lines={lines} onLines={setLines} />} />
  );
}
