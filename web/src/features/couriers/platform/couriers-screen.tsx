import type { AdminCourier } from '@comanda/contract/couriers';
import { useState } from 'react';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { PagedListScreen } from '../../../product/platform/lists/paged-list-screen.tsx';
import type { PlatformExits } from '../../../product/platform/entering/api.ts';
import { courierPages } from './api.ts';
import { CourierRow } from './courier-row.tsx';
import { SettlePopup } from './ledger/settle-popup.tsx';

const ROW_HEIGHT = 84;

/** Every courier, with standing and balances. */
export function CouriersScreen(exits: PlatformExits) {
  const settling = usePopup<AdminCourier>();
  // The receipts of the last settlements, by courier.
  const [receipts, setReceipts] = useState<Readonly<Record<number, number>>>({});
  return (
    <>
      <PagedListScreen {...exits} section="couriers" source={courierPages} rowHeight={ROW_HEIGHT}>
        {(courier) => (
          <CourierRow
            courier={courier}
            receiptID={receipts[courier.id]}
            onSettle={() => {
              settling.open(courier);
            }}
          />
        )}
      </PagedListScreen>
      {settling.subject && (
        <SettlePopup
          key={settling.openCount}
          courier={settling.subject}
          isOpen={settling.isOpen}
          onClose={settling.close}
          onSettled={(id) => {
            const { subject } = settling;
            if (subject) setReceipts((before) => ({ ...before, [subject.id]: id }));
          }}
        />
      )}
    </>
  );
}
