import type { AdminClient } from '@comanda/contract/administration';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { BeginAnew } from '../api.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import { PagedListView } from '../lists/paged-list.tsx';
import { useSearch } from '../lists/use-search.ts';
import { useClients } from './api.ts';
import { ClientRow } from './client-row.tsx';
import { DeleteClientPopup } from './delete-client-popup.tsx';

const ROW_HEIGHT = 76;

type Props = { readonly actions: ReactNode; readonly beginAnew: BeginAnew };

/** Every guest with an account. */
export function ClientsScreen({ actions, beginAnew }: Props) {
  const { t } = useText();
  const search = useSearch();
  const list = useClients(search.settled);
  const deleting = usePopup<AdminClient>();
  return (
    <ListScreen section="clients" search={search} actions={actions}>
      <PagedListView
        label={t('administration.clients')}
        list={list}
        search={search}
        keyOf={({ id }) => id}
        rowHeight={ROW_HEIGHT}
        beginAnew={beginAnew}
        empty={
          <EmptyState
            icon={<Users />}
            title={t('administration.no_clients')}
            hint={t('administration.no_clients_hint')}
          />
        }
      >
        {(client) => (
          <ClientRow
            client={client}
            onDelete={() => {
              deleting.open(client);
            }}
          />
        )}
      </PagedListView>
      {deleting.subject && (
        <DeleteClientPopup
          key={deleting.opening}
          client={deleting.subject}
          isOpen={deleting.isOpen}
          onClose={deleting.close}
        />
      )}
    </ListScreen>
  );
}
