import { waitsForAnswer } from '@comanda/domain/orders';
import { useSyncExternalStore } from 'react';
import { MOST_REFUSED_AT_ONCE } from '@comanda/contract/wire';
import type { Order } from '@comanda/contract/orders';
import { LatePart } from '../../../../lib/lazy/late-part.ts';
import { withAllTexts } from '../../../../lib/lazy/with-all-texts.ts';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';

const latePopup = new LatePart(
  withAllTexts(async () => (await import('./refuse-several-popup.tsx')).RefuseSeveralPopup),
);

/** The choice of the orders without an answer that are refused at once: it is rare, so its program loads when opened. */
export function useRefuseSeveral() {
  const { orders } = usePubOrders();
  const popup = usePopup<readonly Order[]>();
  const { part: SeveralPopup, failure } = useSyncExternalStore(
    latePopup.subscribe,
    latePopup.current,
  );
  const waiting = orders.filter(({ status }) => waitsForAnswer(status));
  if (popup.isOpen && failure !== undefined) throw failure;
  return {
    isPossible: waiting.length > 0,
    open: () => {
      latePopup.load();
      // As they are now: no row moves under a finger.
      popup.open(waiting.slice(0, MOST_REFUSED_AT_ONCE));
    },
    popup: popup.subject && SeveralPopup && (
      <SeveralPopup
        key={popup.openCount}
        orders={popup.subject}
        isOpen={popup.isOpen}
        onClose={popup.close}
      />
    ),
  };
}
