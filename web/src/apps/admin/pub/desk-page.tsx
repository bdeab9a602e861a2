import { lazy, Suspense, useEffect } from 'react';
import { OrderDesk } from '../../../features/orders/desk/order-desk.tsx';
import { usePubOrders } from '../../../features/orders/live/pub-orders-context.ts';
import { loadAllTexts } from '../../../lib/i18n/i18n.ts';
import { whenIdle } from '../../../lib/lazy/when-idle.ts';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';
import { loadPopups } from '../../../ui/popup/popup.tsx';
import { loadOrderPage } from './load-order-page.ts';

/** Reserves the height of the line. */
const NO_LINE = '\u00A0';

const DesksLine = lazy(() =>
  loadChunk(
    withAllTexts(async () => ({
      default: (await import('../../../features/alerts/desk/desks-line.tsx')).DesksLine,
    })),
  ),
);

/** The desk. Once it is usable, the rest of its program loads: a slip opens even after the network has failed. */
export function DeskPage() {
  const { pub, isLoaded } = usePubOrders();
  useEffect(() => {
    if (!isLoaded) return;
    whenIdle(() => {
      loadPopups();
      // The page itself loads it again, and reports a failure.
      loadOrderPage().catch(() => undefined);
      loadAllTexts().catch(() => undefined);
    });
  }, [isLoaded]);
  return (
    <OrderDesk
      note={<Suspense fallback={NO_LINE}>{isLoaded ? <DesksLine pub={pub} /> : NO_LINE}</Suspense>}
    />
  );
}
