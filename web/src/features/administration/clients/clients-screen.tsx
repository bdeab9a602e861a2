import type { AdminClient } from '@comanda/contract/administration';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { PagedListScreen } from '../../../product/platform/lists/paged-list-screen.tsx';
import type { PlatformExits } from '../../../product/platform/entering/api.ts';
import { clientPages } from './api.ts';
import { ClientRow } from './client-row.tsx';
import { DeleteClientPopup } from './delete-client-popup.tsx';

const ROW_HEIGHT = 76;

/** Every client. */
export function ClientsScreen(exits: PlatformExits) {
  const deleting = usePopup<AdminClient>();
  return (
    <>
      <PagedListScreen {...exits} section="clients" source={clientPages} rowHeight={ROW_HEIGHT}>
        {(client) => (
          <ClientRow
            client={client}
            onDelete={() => {
              deleting.open(client);
            }}
          />
        )}
      </PagedListScreen>
      {deleting.subject && (
        <DeleteClientPopup
          key={deleting.openCount}
          client={deleting.subject}
          isOpen={deleting.isOpen}
          onClose={deleting.close}
        />
      )}
    </>
  );
}
