import { PrintersScreen } from '../../../features/printing/printers-screen.tsx';
import { usePubArea } from './pub-area.tsx';

/** The printers of the pub's network. */
export function PrintersPage() {
  const { pub } = usePubArea();
  return <PrintersScreen pub={pub} />;
}
