import { Navigate, Route, Routes } from 'react-router';
import { AdminLayout } from './admin-layout.tsx';
import { EnteredPubBar } from './entered-pub-bar.tsx';
import { NotFound } from './not-found.tsx';
import {
  AdministrationOrdersPage,
  CompanyPage,
  CourierArea,
  CourierOrdersPage,
  CourierRegistrationScreen,
  DeleteClientScreen,
  Landing,
  LoginScreen,
  MenuEditorPage,
  OrderDesk,
  OrderPage,
  PubArea,
  PubHomePage,
  RegistrationScreen,
  ShippingPage,
} from './screens.ts';

/** Every address of the admin app; a new screen is a line in `screens.ts` and a line here. */
export const AdminRoutes = () => (
  <Routes>
    <Route element={<AdminLayout home="/" />}>
      <Route index element={<Landing />} />
      <Route path="admin/auth/registration" element={<RegistrationScreen />} />
      <Route path="admin/auth/authentication" element={<LoginScreen />} />
      <Route path="admin/delete-client" element={<DeleteClientScreen />} />
      <Route path="courier/registration" element={<CourierRegistrationScreen />} />
      <Route path="*" element={<NotFound />} />
    </Route>

    <Route
      path="admin"
      element={<AdminLayout home="/admin/company" isPrivate notice={<EnteredPubBar />} />}
    >
      <Route index element={<Navigate to="/admin/company" replace />} />
      <Route path="company" element={<CompanyPage />} />
      <Route path="pub/:pubID" element={<PubArea />}>
        <Route index element={<PubHomePage />} />
        <Route path="orders" element={<OrderDesk />} />
        <Route path="order/:orderID/*" element={<OrderPage />} />
        <Route path="edit_menu/*" element={<MenuEditorPage />} />
        <Route path="shipping" element={<ShippingPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>

    <Route path="administration" element={<AdminLayout home="/administration/orders" isPrivate />}>
      <Route index element={<Navigate to="/administration/orders" replace />} />
      <Route path="orders" element={<AdministrationOrdersPage />} />
      <Route path="*" element={<NotFound />} />
    </Route>

    <Route path="courier" element={<AdminLayout home="/courier/orders" isPrivate />}>
      <Route index element={<Navigate to="/courier/orders" replace />} />
      <Route element={<CourierArea />}>
        <Route path="orders" element={<CourierOrdersPage />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
