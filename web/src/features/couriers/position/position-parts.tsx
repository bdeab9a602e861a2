import { useEffect, useSyncExternalStore } from 'react';
import { LatePart } from '../../../lib/lazy/late-part.ts';
import type { SenderProps } from './position-sender.ts';

/** Without a connection the card stays as it is without it. */
const program = new LatePart(async () => {
  const [sender, onCard] = await Promise.all([
    import('./position-sender.ts'),
    import('./position-switch.tsx'),
  ]);
  return { Sender: sender.PositionSender, Switch: onCard.PositionSwitch };
});

const useProgram = () => useSyncExternalStore(program.subscribe, program.current).part;

/** Sends where the courier is; its code is loaded with the first order that is carried. */
export function PositionSender(props: SenderProps) {
  const { courierID, orders } = props;
  const part = useProgram();
  const isCarrying = orders.some(
    ({ status, courier_info: info }) =>
      status === 'at_courier' && info.reserver_courier_id === courierID,
  );
  useEffect(() => {
    if (isCarrying) program.load();
  }, [isCarrying]);
  return part && <part.Sender {...props} />;
}

/** The switch on the card of a carried order. */
export function PositionSwitch(props: { readonly orderID: number }) {
  const part = useProgram();
  return part && <part.Switch {...props} />;
}
