import { lazy, Suspense, type ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
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
  AdministrationVatPage,
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
  ForgottenPasswordScreen,
  HoursPage,
  KitchenPage,
  LaterPage,
  Landing,
  LoginScreen,
  MenuEditorPage,
  NewPasswordScreen,
  OrderPage,
  PubHomePage,
  RegistrationScreen,
  SettingsPage,
  ShippingPage,
  TableCardsPage,
  TranslationsPage,
  WaiterPage,
} from './screens.ts';
import { NotFound } from './shell/not-found.tsx';

/** Left out of a build: `findStrays` of build/budget-plugin.ts fails one that has it. */
const PartsPage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./parts/parts-page.tsx')).PartsPage }))
  : undefined;

// Every address but that of the desk, by area; a new screen is a line in `screens.ts` and a line here.

export { EntryEnded as SignInNotice, OrderPage } from './screens.ts';

export const PublicPages = () => (
  <Switch>
    <Route path="/">
      <Landing />
    </Route>
    {PartsPage && (
      <Route path="/parts">
        <Suspense>
          <PartsPage />
        </Suspense>
      </Route>
    )}
    <Route path="/admin/auth/registration">
      <RegistrationScreen />
    </Route>
    <Route path="/admin/auth/authentication">
      <LoginScreen />
    </Route>
    <Route path="/admin/auth/forgotten-password">
      <ForgottenPasswordScreen />
    </Route>
    <Route path="/admin/auth/new-password">
      <NewPasswordScreen />
    </Route>
    <Route path="/admin/delete-client">
      <DeleteClientScreen />
    </Route>
    <Route path="/courier/registration">
      <CourierRegistrationScreen />
    </Route>
    <Route>
      <NotFound />
    </Route>
  </Switch>
);

export const CompanyPages = () => (
  <Switch>
    <Route path="/admin/company">
      <CompanyPage />
    </Route>
    <Route path="/admin/company/account">
      <CompanyAccountPage />
    </Route>
    <Route>
      <NotFound />
    </Route>
  </Switch>
);

export const PubPages = () => (
  <Switch>
    <Route path="/admin/pub/:pubID">
      <PubHomePage />
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
    <Route path="/admin/pub/:pubID/waiter">
      <WaiterPage />
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

export const AdministrationPages = () => (
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
    <Route path="/administration/vat">{administrationPage(<AdministrationVatPage />)}</Route>
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

export const CourierPages = () => (
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

// The server puts links to their files into the page (`preloadedScreens`).
const firstScreens = [
  [/^\/$/, [Landing]],
  [/^\/admin\/auth\/authentication$/, [LoginScreen]],
  [/^\/admin\/company$/, [CompanyPage]],
  [/^\/admin\/pub\/\d+$/, [PubHomePage]],
  [/^\/administration\//, [AdministrationArea]],
  [/^\/courier(\/profile)?$/, [CourierArea, CourierProfilePage]],
  [/^\/courier\/orders$/, [CourierArea, CourierOrders]],
] as const;

/** A failure is reported by the screens themselves. */
export async function loadPage(path: string): Promise<void> {
  const screens = firstScreens.find(([address]) => address.test(path))?.[1] ?? [];
  await Promise.allSettled(screens.map(({ load }) => load()));
}
