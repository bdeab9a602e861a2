import { SearchX } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { Search } from './use-search.ts';

/** An empty search result, with a button to show all entries. */
export function NothingFound({ search }: { readonly search: Search }) {
  const { t } = useText();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('administration.nothing_found', { search: search.typed.trim() || search.settled })}
      hint={t('administration.nothing_found_hint')}
      action={
        <Button variant="quiet" onClick={search.clear}>
          {t('administration.clear_search')}
        </Button>
      }
    />
  );
}
