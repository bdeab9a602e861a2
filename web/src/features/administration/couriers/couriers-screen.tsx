import type { AdminCourier } from '@comanda/contract/administration';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { PagedListScreen } from '../lists/paged-list-screen.tsx';
import type { Ways } from '../ways.ts';
import { courierPages } from './api.ts';
import { CourierRow } from './courier-row.tsx';
import { SettlePopup } from './settle-popup.tsx';

const ROW_HEIGHT = 84;

/** Every courier: who may work, and how the account with the platform stands. */
export function CouriersScreen(ways: Ways) {
  const settling = usePopup<AdminCourier>();
  return (
    <>
      <PagedListScreen {...ways} section="couriers" source={courierPages} rowHeight={ROW_HEIGHT}>
        {(courier) => (
          <CourierRow
            courier={courier}
            onSettle={() => {
              settling.open(courier);
            }}
          />
        )}
      </PagedListScreen>
      {settling.subject && (
        <SettlePopup
          key={settling.opening}
          courier={settling.subject}
          isOpen={settling.isOpen}
          onClose={settling.close}
        />
      )}
    </>
  );
}
