import { SoldOutScreen } from '../../../features/menu/sold-out/sold-out-screen.tsx';
import { usePubArea } from './pub-area.tsx';

/** What of the pub's menu is sold out. */
export function SoldOutPage() {
  const { pub } = usePubArea();
  return <SoldOutScreen pub={pub} />;
}
