import { lazyScreen } from './lazy-screen.ts';

export const Landing = lazyScreen(
  async () => (await import('../../features/accounts/landing.tsx')).Landing,
);
export const RegistrationScreen = lazyScreen(
  async () => (await import('../../features/accounts/registration-screen.tsx')).RegistrationScreen,
);
export const LoginScreen = lazyScreen(
  async () => (await import('../../features/accounts/login-screen.tsx')).LoginScreen,
);
export const ForgottenPasswordScreen = lazyScreen(
  async () =>
    (await import('../../features/accounts/lost-password/forgotten-password-screen.tsx'))
      .ForgottenPasswordScreen,
);
export const NewPasswordScreen = lazyScreen(
  async () =>
    (await import('../../features/accounts/lost-password/new-password-screen.tsx'))
      .NewPasswordScreen,
);
export const CompanyAccountPage = lazyScreen(
  async () => (await import('./company-account-page.tsx')).CompanyAccountPage,
);
export const DeleteClientScreen = lazyScreen(
  async () => (await import('../../features/accounts/delete-client-screen.tsx')).DeleteClientScreen,
);
/** One program for all of the platform: who works there goes from tab to tab. */
const administration = () => import('./administration-pages.tsx');
export const AdministrationArea = lazyScreen(
  async () => (await administration()).AdministrationArea,
);
export const AdministrationOrdersPage = lazyScreen(
  async () => (await administration()).AdministrationOrdersPage,
);
export const AdministrationCompaniesPage = lazyScreen(
  async () => (await administration()).AdministrationCompaniesPage,
);
export const AdministrationCouriersPage = lazyScreen(
  async () => (await administration()).AdministrationCouriersPage,
);
export const AdministrationStatementPage = lazyScreen(
  async () => (await administration()).AdministrationStatementPage,
);
export const AdministrationReceiptPage = lazyScreen(
  async () => (await administration()).AdministrationReceiptPage,
);
export const AdministrationClientsPage = lazyScreen(
  async () => (await administration()).AdministrationClientsPage,
);
export const AdministrationAuditPage = lazyScreen(
  async () => (await administration()).AdministrationAuditPage,
);
export const AdministrationAccountPage = lazyScreen(
  async () => (await administration()).AdministrationAccountPage,
);
export const CompanyPage = lazyScreen(async () => (await import('./company-page.tsx')).CompanyPage);
export const PubArea = lazyScreen(async () => (await import('./pub-area.tsx')).PubArea);
export const PubHomePage = lazyScreen(
  async () => (await import('./pub-home-page.tsx')).PubHomePage,
);
export const MenuEditorPage = lazyScreen(
  async () => (await import('./menu-editor-page.tsx')).MenuEditorPage,
);
export const ShippingPage = lazyScreen(
  async () => (await import('./shipping-page.tsx')).ShippingPage,
);
export const TableCardsPage = lazyScreen(
  async () => (await import('./table-cards-page.tsx')).TableCardsPage,
);
/** The desk and its slips are one program: a slip opens also when the line has dropped since. */
const orders = () => import('./orders-pages.tsx');
export const OrderDesk = lazyScreen(async () => (await orders()).OrderDesk);
export const OrderPage = lazyScreen(async () => (await orders()).OrderPage);
export const CourierArea = lazyScreen(
  async () => (await import('../../features/couriers/courier-area.tsx')).CourierArea,
);
export const CourierOrders = lazyScreen(
  async () => (await import('../../features/couriers/courier-orders.tsx')).CourierOrders,
);
export const CourierProfilePage = lazyScreen(
  async () => (await import('./courier-profile-page.tsx')).CourierProfilePage,
);
export const CourierAccountPage = lazyScreen(
  async () => (await import('./courier-account-page.tsx')).CourierAccountPage,
);
export const CourierStatement = lazyScreen(
  async () => (await import('../../features/couriers/courier-statement.tsx')).CourierStatement,
);
export const CourierReceipt = lazyScreen(
  async () =>
    (await import('../../features/couriers/statement/courier-receipt.tsx')).CourierReceipt,
);
export const CourierRegistrationScreen = lazyScreen(
  async () =>
    (await import('../../features/couriers/courier-registration-screen.tsx'))
      .CourierRegistrationScreen,
);
