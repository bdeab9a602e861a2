import type { Pub } from '@comanda/contract/pubs';
import { useLogout } from '../../features/accounts/api.ts';
import { PayForPubPopup } from '../../features/accounts/pay-for-pub-popup.tsx';
import { TariffSelector } from '../../features/accounts/tariff-selector.tsx';
import { CompanyScreen } from '../../features/pubs/company-screen.tsx';
import { usePopup } from '../../ui/popup/use-popup.ts';
import { CompanyGate } from './company-gate.tsx';

/** The company's screen, its tariffs, what it owes and its way out. */
export function CompanyPage() {
  const logout = useLogout();
  const paying = usePopup<Pub>();
  return (
    <CompanyGate>
      {(company) => (
        <>
          <CompanyScreen
            company={company}
            tariffs={<TariffSelector current={company.tariff} />}
            onPay={paying.open}
            isLoggingOut={logout.isPending}
            onLogOut={() => {
              logout.mutate();
            }}
          />
          {paying.subject && (
            <PayForPubPopup
              pubName={paying.subject.name}
              isOpen={paying.isOpen}
              onClose={paying.close}
            />
          )}
        </>
      )}
    </CompanyGate>
  );
}
