import type { Pub } from '@comanda/contract/pubs';
import { useLogout } from '../../../features/accounts/own/api.ts';
import { AccountLink } from '../../../features/accounts/own/account-buttons.tsx';
import { PayForPubPopup } from '../../../features/accounts/tariffs/pay-for-pub-popup.tsx';
import { TariffSelector } from '../../../features/accounts/tariffs/tariff-selector.tsx';
import { CompanyScreen } from '../../../features/pubs/company/company-screen.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { CompanyGate } from './company-gate.tsx';

/** The company's screen: its data, its tariffs, its debts and the logout. */
export function CompanyPage() {
  const logout = useLogout();
  const paying = usePopup<Pub>();
  return (
    <CompanyGate>
      {(company) => (
        <>
          <CompanyScreen
            company={company}
            accountLink={<AccountLink to="/admin/company/account" />}
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
              isExpired={paying.subject.expired}
              isOpen={paying.isOpen}
              onClose={paying.close}
            />
          )}
        </>
      )}
    </CompanyGate>
  );
}
