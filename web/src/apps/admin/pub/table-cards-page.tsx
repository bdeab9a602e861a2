import { TableCards } from '../../../features/pubs/codes/table-cards.tsx';
import { usePubArea } from './pub-area.tsx';

/** The codes of the pub's tables, to be printed. */
export function TableCardsPage() {
  const { pub } = usePubArea();
  return <TableCards pub={pub} />;
}
