import type { Order } from '@comanda/contract/orders';
import { useEffect, useSyncExternalStore } from 'react';
import { LatePart } from '../../../lib/lazy/late-part.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';
import { useStill } from '../../../product/hold/use-hold.ts';
import type { StatusPresses } from './use-press-status.ts';

const latePart = new LatePart(
  withAllTexts(async () => (await import('./refused-press.tsx')).RefusedPress),
);

/** Before it is needed: a press may fail because there is no connection. */
export const loadRefusedPress = latePart.load;

type Props = {
  readonly order: Order;
  readonly presses: StatusPresses;
  /** Away from the slip. */
  readonly isNamed?: boolean;
  /** Called before the notice goes, or the status is set anyway. */
  readonly onAnswer?: () => void;
};

/** Why the last press of an order has failed. While the list is touched it takes no room and leaves none: nothing moves. */
export function LateRefusedPress({ order, presses, isNamed = false, onAnswer }: Props) {
  const { part: RefusedPress } = useSyncExternalStore(latePart.subscribe, latePart.current);
  const refused = presses.refusedOf(order.id);
  const still = useStill(refused);
  const drawn = refused ?? still;
  const isNeeded = refused !== undefined;
  useEffect(() => {
    if (isNeeded) loadRefusedPress();
  }, [isNeeded]);
  if (!RefusedPress || !drawn) return null;
  return (
    <div
      // Another element once it is answered: a hidden button would keep the focus for a moment.
      key={isNeeded ? 'refused' : 'answered'}
      style={{
        display: still ? undefined : 'none',
        visibility: refused ? undefined : 'hidden',
      }}
    >
      <RefusedPress
        order={order}
        refused={drawn}
        isNamed={isNamed}
        isPending={presses.pending !== undefined}
        onAnyway={() => {
          onAnswer?.();
          presses.pressAnyway(order);
        }}
        onClose={() => {
          onAnswer?.();
          presses.dismiss(order.id);
        }}
      />
    </div>
  );
}
