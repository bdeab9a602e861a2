import { lazyScreen } from './shell/lazy-screen.tsx';

export const Landing = lazyScreen(
  async () => (await import('../../features/accounts/landing/landing.tsx')).Landing,
);
export const RegistrationScreen = lazyScreen(
  async () =>
    (await import('../../features/accounts/entry/registration-screen.tsx')).RegistrationScreen,
);
export const LoginScreen = lazyScreen(
  async () => (await import('../../features/accounts/entry/login-screen.tsx')).LoginScreen,
);
export const EntryEnded = lazyScreen(
  async () => (await import('../../product/platform/entering/entry-ended.tsx')).EntryEnded,
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
  async () => (await import('./company/company-account-page.tsx')).CompanyAccountPage,
);
export const DeleteClientScreen = lazyScreen(
  async () =>
    (await import('../../features/accounts/own/delete-client-screen.tsx')).DeleteClientScreen,
);
/** One program for the whole platform: its users switch between all tabs. */
const administration = () => import('./platform/administration-pages.tsx');
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
export const AdministrationVatPage = lazyScreen(
  async () => (await administration()).AdministrationVatPage,
);
export const AdministrationAuditPage = lazyScreen(
  async () => (await administration()).AdministrationAuditPage,
);
export const AdministrationAccountPage = lazyScreen(
  async () => (await administration()).AdministrationAccountPage,
);
export const CompanyPage = lazyScreen(
  async () => (await import('./company/company-page.tsx')).CompanyPage,
);
export const PubHomePage = lazyScreen(
  async () => (await import('./pub/pub-home-page.tsx')).PubHomePage,
);
export const MenuEditorPage = lazyScreen(
  async () => (await import('./pub/menu-editor-page.tsx')).MenuEditorPage,
);
export const ShippingPage = lazyScreen(
  async () => (await import('./pub/shipping-page.tsx')).ShippingPage,
);
export const KitchenPage = lazyScreen(
  async () => (await import('../../features/orders/kitchen/kitchen-screen.tsx')).KitchenScreen,
);
export const WaiterPage = lazyScreen(
  async () => (await import('./pub/waiter-page.tsx')).WaiterPage,
);
export const LaterPage = lazyScreen(
  async () => (await import('../../features/orders/later/later-screen.tsx')).LaterScreen,
);
export const SettingsPage = lazyScreen(
  async () => (await import('./pub/settings-page.tsx')).SettingsPage,
);
export const HoursPage = lazyScreen(async () => (await import('./pub/hours-page.tsx')).HoursPage);
export const AlertsPage = lazyScreen(
  async () => (await import('./pub/alerts-page.tsx')).AlertsPage,
);
export const SoldOutPage = lazyScreen(
  async () => (await import('./pub/sold-out-page.tsx')).SoldOutPage,
);
export const TranslationsPage = lazyScreen(
  async () => (await import('./pub/translations-page.tsx')).TranslationsPage,
);
export const PrintersPage = lazyScreen(
  async () => (await import('./pub/printers-page.tsx')).PrintersPage,
);
export const TableCardsPage = lazyScreen(
  async () => (await import('./pub/table-cards-page.tsx')).TableCardsPage,
);
export const OrderPage = lazyScreen(async () => (await import('./pub/order-page.tsx')).OrderPage);
export const CourierArea = lazyScreen(async () => {
  const [{ CourierArea: area }, { startCourierProgram }] = await Promise.all([
    import('../../features/couriers/courier-area.tsx'),
    import('../../features/couriers/start-courier-program.ts'),
  ]);
  startCourierProgram();
  return area;
});
export const CourierOrders = lazyScreen(
  async () => (await import('../../features/couriers/lists/courier-orders.tsx')).CourierOrders,
);
export const CourierProfilePage = lazyScreen(
  async () => (await import('./courier/courier-profile-page.tsx')).CourierProfilePage,
);
export const CourierAccountPage = lazyScreen(
  async () => (await import('./courier/courier-account-page.tsx')).CourierAccountPage,
);
export const CourierStatement = lazyScreen(
  async () =>
    (await import('../../features/couriers/statement/courier-statement.tsx')).CourierStatement,
);
export const CourierReceipt = lazyScreen(
  async () =>
    (await import('../../features/couriers/statement/courier-receipt.tsx')).CourierReceipt,
);
export const CourierRegistrationScreen = lazyScreen(
  async () =>
    (await import('../../features/couriers/profile/courier-registration-screen.tsx'))
      .CourierRegistrationScreen,
);
