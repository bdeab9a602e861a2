import { Navigate, Route, Routes } from 'react-router';
import { AdminLayout } from './shell/admin-layout.tsx';
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
  Landing,
  LoginScreen,
  MenuEditorPage,
  NewPasswordScreen,
  OrderPage,
  PubArea,
  PubHomePage,
  RegistrationScreen,
  ShippingPage,
  TableCardsPage,
} from './screens.ts';
import { SignInNotice } from './shell/sign-in-notice.tsx';

/** Every address of the admin app; a new screen is a line in `screens.ts` and a line here. */
export const AdminRoutes = () => (
  <Routes>
    <Route element={<AdminLayout home="/" notice={<SignInNotice />} />}>
      <Route index element={<Landing />} />
      <Route path="admin/auth/registration" element={<RegistrationScreen />} />
      <Route path="admin/auth/authentication" element={<LoginScreen />} />
      <Route path="admin/auth/forgotten-password" element={<ForgottenPasswordScreen />} />
      <Route path="admin/auth/new-password" element={<NewPasswordScreen />} />
      <Route path="admin/delete-client" element={<DeleteClientScreen />} />
      <Route path="courier/registration" element={<CourierRegistrationScreen />} />
      <Route path="*" element={<NotFound />} />
    </Route>

    <Route
      path="admin"
      element={<AdminLayout home="/admin/company" whose="company" notice={<EnteredPubBar />} />}
    >
      <Route index element={<Navigate to="/admin/company" replace />} />
      <Route path="company" element={<CompanyPage />} />
      <Route path="company/account" element={<CompanyAccountPage />} />
      <Route path="pub/:pubID" element={<PubArea />}>
        <Route index element={<PubHomePage />} />
        <Route path="orders" element={<DeskPage />} />
        <Route path="order/:orderID/*" element={<OrderPage />} />
        <Route path="edit_menu/*" element={<MenuEditorPage />} />
        <Route path="shipping" element={<ShippingPage />} />
        <Route path="table-cards" element={<TableCardsPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>

    <Route
      path="administration"
      element={<AdminLayout home="/administration/orders" whose="admin" />}
    >
      <Route index element={<Navigate to="/administration/orders" replace />} />
      <Route element={<AdministrationArea />}>
        <Route path="orders" element={<AdministrationOrdersPage />} />
        <Route path="companies" element={<AdministrationCompaniesPage />} />
        <Route path="couriers" element={<AdministrationCouriersPage />} />
        <Route path="couriers/:courierID" element={<AdministrationStatementPage />} />
        <Route
          path="couriers/:courierID/settlements/:settlementID"
          element={<AdministrationReceiptPage />}
        />
        <Route path="clients" element={<AdministrationClientsPage />} />
        <Route path="audit" element={<AdministrationAuditPage />} />
        <Route path="account" element={<AdministrationAccountPage />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>

    <Route path="courier" element={<AdminLayout home="/courier/orders" whose="courier" />}>
      <Route index element={<Navigate to="/courier/orders" replace />} />
      <Route element={<CourierArea />}>
        <Route path="profile" element={<CourierProfilePage />} />
        <Route path="statement" element={<CourierStatement />} />
        <Route path="statement/:settlementID" element={<CourierReceipt />} />
        <Route path="orders" element={<CourierOrders />} />
        <Route path="account" element={<CourierAccountPage />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
