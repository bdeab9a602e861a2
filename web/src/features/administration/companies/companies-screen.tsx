import type { AdminCompany, AdminPub } from '@comanda/contract/administration';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useEnterPub, type BeginAnew } from '../api.ts';
import { ListScreen } from '../lists/list-screen.tsx';
import { PagedListView } from '../lists/paged-list.tsx';
import { useSearch } from '../lists/use-search.ts';
import { useCompanies } from './api.ts';
import { CompanyCard } from './company-card.tsx';
import { ExtendPopup } from './extend-popup.tsx';
import { TariffPopup } from './tariff-popup.tsx';

const CARD_HEIGHT = 168;

type Props = { readonly actions: ReactNode; readonly beginAnew: BeginAnew };

/** Every company: its tariff, its pubs, and until when each of them is published. */
export function CompaniesScreen({ actions, beginAnew }: Props) {
  const { t } = useText();
  const search = useSearch();
  const list = useCompanies(search.settled);
  const entering = useEnterPub(beginAnew);
  const pricing = usePopup<AdminCompany>();
  const extending = usePopup<AdminPub>();
  // Until the pub's page is there: this session is over already.
  const isEntering = entering.isPending || entering.isSuccess;
  return (
    <ListScreen section="companies" search={search} actions={actions}>
      <PagedListView
        label={t('administration.companies')}
        list={list}
        search={search}
        keyOf={({ id }) => id}
        rowHeight={CARD_HEIGHT}
        beginAnew={beginAnew}
        empty={
          <EmptyState
            icon={<Building2 />}
            title={t('administration.no_companies')}
            hint={t('administration.no_companies_hint')}
          />
        }
      >
        {(company) => (
          <CompanyCard
            company={company}
            enteringID={isEntering ? entering.variables.pubID : undefined}
            onEnter={(pubID) => {
              if (!isEntering) entering.mutate({ pubID });
            }}
            onTariff={() => {
              pricing.open(company);
            }}
            onExtend={extending.open}
          />
        )}
      </PagedListView>
      {pricing.subject && (
        <TariffPopup
          key={`tariff ${pricing.opening}`}
          company={pricing.subject}
          isOpen={pricing.isOpen}
          onClose={pricing.close}
        />
      )}
      {extending.subject && (
        <ExtendPopup
          key={`extend ${extending.opening}`}
          pub={extending.subject}
          isOpen={extending.isOpen}
          onClose={extending.close}
        />
      )}
    </ListScreen>
  );
}
