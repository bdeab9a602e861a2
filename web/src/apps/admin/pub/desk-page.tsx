import { useEffect } from 'react';
import { OrderDesk } from '../../../features/orders/desk/order-desk.tsx';
import { usePubOrders } from '../../../features/orders/live/pub-orders-context.ts';
import { loadAllTexts } from '../../../lib/i18n/i18n.ts';
import { whenIdle } from '../../../lib/lazy/when-idle.ts';
import { loadPopups } from '../../../ui/popup/popup.tsx';
import { EdgeLines } from '../../../ui/states/edge-lines.tsx';
import {
  LateDesksLine,
  LatePrinterTrouble,
  LateTillTrouble,
  LateUnheardLine,
} from './late-parts.tsx';
import { loadSlipPage } from '../areas.ts';
import { usePubArea } from './pub-area.tsx';

/** The desk. Once it is usable, the rest of its program loads. */
export function DeskPage() {
  const { isLoaded } = usePubOrders();
  const { pub } = usePubArea();
  useEffect(() => {
    if (!isLoaded) return;
    whenIdle(() => {
      loadPopups();
      // The page itself loads it again, and reports a failure.
      loadSlipPage().catch(() => undefined);
      loadAllTexts().catch(() => undefined);
    });
  }, [isLoaded]);
  return (
    <>
      <OrderDesk listeners={<LateDesksLine pub={pub} />} />
      <EdgeLines>
        <LateUnheardLine pub={pub} />
        {isLoaded && <LatePrinterTrouble pub={pub} />}
        {isLoaded && pub.has_till && <LateTillTrouble pub={pub} />}
      </EdgeLines>
    </>
  );
}
