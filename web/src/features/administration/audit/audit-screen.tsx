import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { BeginAnew } from '../api.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import { PagedListView } from '../lists/paged-list.tsx';
import { useSearch } from '../lists/use-search.ts';
import { useAuditLog } from './api.ts';
import { AuditRow } from './audit-row.tsx';

const ROW_HEIGHT = 66;

type Props = { readonly actions: ReactNode; readonly beginAnew: BeginAnew };

/** What administrators did. */
export function AuditScreen({ actions, beginAnew }: Props) {
  const { t } = useText();
  const search = useSearch();
  const list = useAuditLog(search.settled);
  return (
    <ListScreen section="audit" search={search} actions={actions}>
      <PagedListView
        label={t('administration.audit')}
        list={list}
        search={search}
        keyOf={({ id }) => id}
        rowHeight={ROW_HEIGHT}
        beginAnew={beginAnew}
        empty={
          <EmptyState
            icon={<ScrollText />}
            title={t('administration.no_entries')}
            hint={t('administration.no_entries_hint')}
          />
        }
      >
        {(entry) => <AuditRow entry={entry} />}
      </PagedListView>
    </ListScreen>
  );
}
