import { AlertsScreen } from '../../../features/alerts/alerts-screen.tsx';
import { usePubArea } from './pub-area.tsx';

/** How the pub is told about orders that nobody opens. */
export function AlertsPage() {
  const { pub } = usePubArea();
  return <AlertsScreen pub={pub} />;
}
