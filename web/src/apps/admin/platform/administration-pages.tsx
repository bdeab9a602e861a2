import { Percent } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import type { AdminOrder } from '@comanda/contract/administration';
import { AccountLink, LogoutButton } from '../../../features/accounts/own/account-buttons.tsx';
import { AccountScreen } from '../../../features/accounts/own/account-screen.tsx';
import { AdministrationTabs } from '../../../product/platform/administration-tabs.tsx';
import { AuditScreen } from '../../../features/audit/audit-screen.tsx';
import { ClientsScreen } from '../../../features/administration/clients/clients-screen.tsx';
import { CompaniesScreen } from '../../../features/administration/companies/companies-screen.tsx';
import { VatScreen } from '../../../features/administration/vat/vat-screen.tsx';
import { CouriersScreen } from '../../../features/couriers/platform/couriers-screen.tsx';
import { ReceiptPage } from '../../../features/couriers/platform/ledger/receipt-page.tsx';
import { StatementScreen } from '../../../features/couriers/platform/ledger/statement-screen.tsx';
import {
  OrdersInProcess,
  type EnterAction,
} from '../../../features/administration/orders/orders-in-process.tsx';
import { PlatformSlip } from '../../../features/orders/slip/platform-slip.tsx';
import { administrationPaths } from '../../../product/platform/paths.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { DeviceClockLine } from '../../../ui/layout/clock-line.tsx';
import { openInNewSession } from '../../../lib/session/open-in-new-session.ts';

/** The platform's screens under their tabs; each has the account link and the logout. */
export const AdministrationArea = ({ children }: PropsWithChildren) => (
  <>
    <AdministrationTabs />
    <DeviceClockLine />
    {children}
  </>
);

const exits = {
  actions: (
    <>
      <AccountLink to="/administration/account" />
      <LogoutButton />
    </>
  ),
  openInNewSession,
};

const slipOf = (order: AdminOrder, entering: EnterAction) => (
  <PlatformSlip order={order} entering={entering} />
);

export const AdministrationOrdersPage = () => <OrdersInProcess slipOf={slipOf} {...exits} />;
/** The rates are changed once a year: no tab of their own. */
function VatLink() {
  const { t } = useText();
  return (
    <ButtonLink variant="quiet" to={administrationPaths.vat} icon={<Percent />}>
      {t('administration.vat')}
    </ButtonLink>
  );
}

const exitsOfCompanies = {
  ...exits,
  actions: (
    <>
      <VatLink />
      {exits.actions}
    </>
  ),
};

export const AdministrationCompaniesPage = () => <CompaniesScreen {...exitsOfCompanies} />;
export const AdministrationCouriersPage = () => <CouriersScreen {...exits} />;
export const AdministrationStatementPage = () => <StatementScreen {...exits} />;
export const AdministrationReceiptPage = () => <ReceiptPage {...exits} />;
export const AdministrationClientsPage = () => <ClientsScreen {...exits} />;
export const AdministrationAccountPage = () => <AccountScreen back="/administration/orders" />;
export const AdministrationVatPage = () => <VatScreen {...exits} />;
export const AdministrationAuditPage = () => <AuditScreen {...exits} />;
