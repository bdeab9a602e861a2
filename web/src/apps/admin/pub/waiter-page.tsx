import type { LatLng } from '@comanda/domain/geo';
import { WaiterScreen } from '../../../features/orders/waiter/waiter-screen.tsx';
import { PlaceMap } from '../../../features/shipping/why/place-map.tsx';
import { usePubArea } from './pub-area.tsx';

type PlaceProps = {
  readonly point: LatLng | undefined;
  readonly onPoint: (point: LatLng) => void;
};

function Place(props: PlaceProps) {
  const { pub } = usePubArea();
  return <PlaceMap pub={pub} {...props} />;
}

/** Staff take an order themselves. */
export function WaiterPage() {
  const { pub } = usePubArea();
  return <WaiterScreen pub={pub} Place={Place} />;
}
