import { useRefreshPub } from '../../../features/pubs/place/geolocation-api.ts';
import { ShippingScreen } from '../../../features/shipping/shipping-screen.tsx';
import { usePubArea } from './pub-area.tsx';

/** How the pub delivers; its other pages hear of what is saved here. */
export function ShippingPage() {
  const { pub } = usePubArea();
  const refresh = useRefreshPub(pub);
  return <ShippingScreen pub={pub} onSaved={refresh} />;
}
