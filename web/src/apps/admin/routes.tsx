import { lazy, Suspense, type ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { AdminLayout } from './shell/admin-layout.tsx';
import { PubBack } from '../../features/pubs/home/pub-back.tsx';
import { EnteredPubBar } from './pub/entered-pub-bar.tsx';
import { NotFound } from './shell/not-found.tsx';
import {
  AdministrationAccountPage,
  AdministrationArea,
  AdministrationAuditPage,
  AdministrationClientsPage,
  AdministrationCompaniesPage,
  AdministrationCouriersPage,
  AdministrationOrdersPage,
  AdministrationReceiptPage,
  AdministrationStatementPage,
  AlertsPage,
  PrintersPage,
  SoldOutPage,
  CompanyAccountPage,
  CompanyPage,
  CourierAccountPage,
  CourierArea,
  CourierOrders,
  CourierProfilePage,
  CourierReceipt,
  CourierRegistrationScreen,
  CourierStatement,
  DeleteClientScreen,
  DeskPage,
  ForgottenPasswordScreen,
  HoursPage,
  KitchenPage,
  LaterPage,
  Landing,
  EntryEnded,
  LoginScreen,
  MenuEditorPage,
  NewPasswordScreen,
  OrderPage,
  PubArea,
  PubHomePage,
  RegistrationScreen,
  SettingsPage,
  ShippingPage,
  TableCardsPage,
  TranslationsPage,
} from './screens.ts';
import { useLocation } from '../../lib/routes/location-context.ts';

/** Left out of a build: `findStrays` of build/budget-plugin.ts fails one that has it. */
const PartsPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./parts/parts-page.tsx')).PartsPage }))
  : undefined;

const publicPage = (screen: ReactNode) => (
  <AdminLayout home="/" notice={<SignInNotice />}>
    {screen}
  </AdminLayout>
);

/**
 * Every address of the admin app; a new screen is a line in `screens.ts` and a line here. A `Switch` shows its
 * first route that matches. The routes have no keys: React then keeps an area and its live connection while the
 * screen inside it changes.
 */
export const AdminRoutes = () => (
  <Switch>
    <Route path="/">{publicPage(<Landing />)}</Route>
    {PartsPage && (
      <Route path="/parts">
        {publicPage(
          <Suspense>
            <PartsPage />
          </Suspense>,
        )}
      </Route>
    )}
    <Route path="/admin/auth/registration">{publicPage(<RegistrationScreen />)}</Route>
    <Route path="/admin/auth/authentication">{publicPage(<LoginScreen />)}</Route>
    <Route path="/admin/auth/forgotten-password">{publicPage(<ForgottenPasswordScreen />)}</Route>
    <Route path="/admin/auth/new-password">{publicPage(<NewPasswordScreen />)}</Route>
    <Route path="/admin/delete-client">{publicPage(<DeleteClientScreen />)}</Route>
    <Route path="/courier/registration">{publicPage(<CourierRegistrationScreen />)}</Route>
    <Route path="/admin/*?">
      <AdminLayout
        home="/admin/company"
        whose="company"
        lead={<PubBack />}
        notice={<EnteredPubBar />}
      >
        <CompanyRoutes />
      </AdminLayout>
    </Route>
    <Route path="/administration/*?">
      <AdminLayout home="/administration/orders" whose="admin">
        <AdministrationRoutes />
      </AdminLayout>
    </Route>
    <Route path="/courier/*?">
      <AdminLayout home="/courier/profile" whose="courier">
        <CourierRoutes />
      </AdminLayout>
    </Route>
    <Route>{publicPage(<NotFound />)}</Route>
  </Switch>
);

const CompanyRoutes = () => (
  <Switch>
    <Route path="/admin">
      <Redirect to="/admin/company" replace />
    </Route>
    <Route path="/admin/company">
      <CompanyPage />
    </Route>
    <Route path="/admin/company/account">
      <CompanyAccountPage />
    </Route>
    <Route path="/admin/pub/:pubID/*?">
      <PubArea>
        <PubRoutes />
      </PubArea>
    </Route>
    <Route>
      <NotFound />
    </Route>
  </Switch>
);

const PubRoutes = () => (
  <Switch>
    <Route path="/admin/pub/:pubID">
      <PubHomePage />
    </Route>
    <Route path="/admin/pub/:pubID/orders">
      <DeskPage />
    </Route>
    <Route path="/admin/pub/:pubID/orders/later">
      <LaterPage />
    </Route>
    <Route path="/admin/pub/:pubID/order/:orderID/*?">
      <OrderPage />
    </Route>
    <Route path="/admin/pub/:pubID/edit_menu/*?">
      <MenuEditorPage />
    </Route>
    <Route path="/admin/pub/:pubID/settings/:section?">
      <SettingsPage />
    </Route>
    <Route path="/admin/pub/:pubID/shipping/:section?">
      <ShippingPage />
    </Route>
    <Route path="/admin/pub/:pubID/hours">
      <HoursPage />
    </Route>
    <Route path="/admin/pub/:pubID/kitchen">
      <KitchenPage />
    </Route>
    <Route path="/admin/pub/:pubID/alerts">
      <AlertsPage />
    </Route>
    <Route path="/admin/pub/:pubID/sold_out">
      <SoldOutPage />
    </Route>
    <Route path="/admin/pub/:pubID/translations">
      <TranslationsPage />
    </Route>
    <Route path="/admin/pub/:pubID/printers">
      <PrintersPage />
    </Route>
    <Route path="/admin/pub/:pubID/table-cards">
      <TableCardsPage />
    </Route>
    <Route>
      <NotFound />
    </Route>
  </Switch>
);

const administrationPage = (page: ReactNode) => <AdministrationArea>{page}</AdministrationArea>;

const AdministrationRoutes = () => (
  <Switch>
    <Route path="/administration">
      <Redirect to="/administration/orders" replace />
    </Route>
    <Route path="/administration/orders">{administrationPage(<AdministrationOrdersPage />)}</Route>
    <Route path="/administration/companies">
      {administrationPage(<AdministrationCompaniesPage />)}
    </Route>
    <Route path="/administration/couriers">
      {administrationPage(<AdministrationCouriersPage />)}
    </Route>
    <Route path="/administration/couriers/:courierID">
      {administrationPage(<AdministrationStatementPage />)}
    </Route>
    <Route path="/administration/couriers/:courierID/settlements/:settlementID">
      {administrationPage(<AdministrationReceiptPage />)}
    </Route>
    <Route path="/administration/clients">
      {administrationPage(<AdministrationClientsPage />)}
    </Route>
    <Route path="/administration/audit">{administrationPage(<AdministrationAuditPage />)}</Route>
    <Route path="/administration/account">
      {administrationPage(<AdministrationAccountPage />)}
    </Route>
    <Route>
      <NotFound />
    </Route>
  </Switch>
);

const courierPage = (page: ReactNode) => <CourierArea>{page}</CourierArea>;

const CourierRoutes = () => (
  <Switch>
    <Route path="/courier">
      <Redirect to="/courier/profile" replace />
    </Route>
    <Route path="/courier/profile">{courierPage(<CourierProfilePage />)}</Route>
    <Route path="/courier/statement">{courierPage(<CourierStatement />)}</Route>
    <Route path="/courier/statement/:settlementID">{courierPage(<CourierReceipt />)}</Route>
    <Route path="/courier/orders">{courierPage(<CourierOrders />)}</Route>
    <Route path="/courier/account">{courierPage(<CourierAccountPage />)}</Route>
    <Route>
      <NotFound />
    </Route>
  </Switch>
);

/** The notice above the sign-in, and above no other public page. */
function SignInNotice() {
  const { pathname } = useLocation();
  return pathname.startsWith('/admin/auth/authentication') ? <EntryEnded /> : null;
}
