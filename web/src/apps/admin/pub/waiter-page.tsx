import { WaiterScreen } from '../../../features/orders/waiter/waiter-screen.tsx';
import { PlaceMap } from '../../../features/shipping/why/place-map.tsx';
import { usePubArea } from './pub-area.tsx';

/** Staff take an order themselves. */
export function WaiterPage() {
  const { pub } = usePubArea();
  return <WaiterScreen pub={pub} drawPlace={(place) => <PlaceMap pub={pub} {...place} />} />;
}
