import { PrintersScreen } from '../../../features/printing/printers-screen.tsx';
import { SettingsFrame } from '../../../features/pubs/settings/settings-frame.tsx';
import { usePubArea } from './pub-area.tsx';

/** The printers of the pub's network. */
export function PrintersPage() {
  const { pub } = usePubArea();
  return (
    <SettingsFrame pub={pub}>
      <PrintersScreen pub={pub} />
    </SettingsFrame>
  );
}
