import { TableCards } from '../../../features/pubs/codes/table-cards.tsx';
import { SettingsFrame } from '../../../features/pubs/settings/settings-frame.tsx';
import { usePubArea } from './pub-area.tsx';

/** The QR codes of the pub's tables, for printing. */
export function TableCardsPage() {
  const { pub } = usePubArea();
  return (
    <SettingsFrame pub={pub}>
      <TableCards pub={pub} />
    </SettingsFrame>
  );
}
