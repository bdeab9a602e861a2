import type { AdminCompany, AdminPub } from '@comanda/contract/administration';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { useEnterPub, type PlatformExits } from '../../../product/platform/entering/api.ts';
import { PagedListScreen } from '../../../product/platform/lists/paged-list-screen.tsx';
import { companyPages } from './api.ts';
import { CompanyCard } from './company-card.tsx';
import { ExtendPopup } from './extend-popup.tsx';
import { TariffPopup } from './tariff-popup.tsx';

const CARD_HEIGHT = 168;

/** Every company with its tariff, its pubs and the end of their publication. */
export function CompaniesScreen(exits: PlatformExits) {
  const { entry, enter } = useEnterPub(exits.openInNewSession);
  const pricing = usePopup<AdminCompany>();
  const extending = usePopup<AdminPub>();
  return (
    <>
      <PagedListScreen {...exits} section="companies" source={companyPages} rowHeight={CARD_HEIGHT}>
        {(company) => (
          <CompanyCard
            company={company}
            enteringID={entry?.pubID}
            onEnter={(pubID) => {
              enter({ pubID });
            }}
            onTariff={() => {
              pricing.open(company);
            }}
            onExtend={extending.open}
          />
        )}
      </PagedListScreen>
      {pricing.subject && (
        <TariffPopup
          key={`tariff ${pricing.openCount}`}
          company={pricing.subject}
          isOpen={pricing.isOpen}
          onClose={pricing.close}
        />
      )}
      {extending.subject && (
        <ExtendPopup
          key={`extend ${extending.openCount}`}
          pub={extending.subject}
          isOpen={extending.isOpen}
          onClose={extending.close}
        />
      )}
    </>
  );
}
