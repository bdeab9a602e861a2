import type { AdminCourier } from '@comanda/contract/administration';
import { Bike } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { BeginAnew } from '../api.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import { PagedListView } from '../lists/paged-list.tsx';
import { useSearch } from '../lists/use-search.ts';
import { useCouriers } from './api.ts';
import { CourierRow } from './courier-row.tsx';
import { SettlePopup } from './settle-popup.tsx';

const ROW_HEIGHT = 84;

type Props = { readonly actions: ReactNode; readonly beginAnew: BeginAnew };

/** Every courier: who may work, and how the account with the platform stands. */
export function CouriersScreen({ actions, beginAnew }: Props) {
  const { t } = useText();
  const search = useSearch();
  const list = useCouriers(search.settled);
  const settling = usePopup<AdminCourier>();
  return (
    <ListScreen section="couriers" search={search} actions={actions}>
      <PagedListView
        label={t('administration.couriers')}
        list={list}
        search={search}
        keyOf={({ id }) => id}
        rowHeight={ROW_HEIGHT}
        beginAnew={beginAnew}
        empty={
          <EmptyState
            icon={<Bike />}
            title={t('administration.no_couriers')}
            hint={t('administration.no_couriers_hint')}
          />
        }
      >
        {(courier) => (
          <CourierRow
            courier={courier}
            onSettle={() => {
              settling.open(courier);
            }}
          />
        )}
      </PagedListView>
      {settling.subject && (
        <SettlePopup
          key={settling.opening}
          courier={settling.subject}
          isOpen={settling.isOpen}
          onClose={settling.close}
        />
      )}
    </ListScreen>
  );
}
