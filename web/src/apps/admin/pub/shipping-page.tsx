import { useRefreshPub } from '../../../features/pubs/place/geolocation-api.ts';
import { ShippingScreen } from '../../../features/shipping/shipping-screen.tsx';
import { usePubArea } from './pub-area.tsx';

/** The pub's delivery settings; its other pages are updated after a save. */
export function ShippingPage() {
  const { pub } = usePubArea();
  const refresh = useRefreshPub(pub);
  return <ShippingScreen pub={pub} onSaved={refresh} />;
}
