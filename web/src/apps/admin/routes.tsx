import { Redirect, Route, Switch } from 'wouter';
import type { ReactNode } from 'react';
import { PubBack } from '../../features/pubs/home/pub-back.tsx';
import { useLocation } from '../../lib/routes/location-context.ts';
import {
  AdministrationPages,
  CompanyPages,
  CourierPages,
  DeskPage,
  PubArea,
  PubPages,
  PublicPages,
  SignInNotice,
} from './areas.ts';
import { EnteredPubBar } from './pub/entered-pub-bar.tsx';
import { AdminLayout } from './shell/admin-layout.tsx';
import { NotFound } from './shell/not-found.tsx';

const publicPage = (screen: ReactNode) => (
  <AdminLayout home="/" notice={<NoticeOfPage />}>
    {screen}
  </AdminLayout>
);

/** One place, so that the layout stays while its page changes. */
const publicPages = publicPage(<PublicPages />);

/**
 * The areas of the admin app, and the desk; all other addresses are in `pages.tsx`. A `Switch` shows its first route that
 * matches. The routes have no keys: React then keeps an area and its live connection while the screen inside it changes.
 */
export const AdminRoutes = () => (
  <Switch>
    <Route path="/">{publicPages}</Route>
    <Route path="/parts">{publicPages}</Route>
    <Route path="/admin/auth/*?">{publicPages}</Route>
    <Route path="/admin/delete-client">{publicPages}</Route>
    <Route path="/courier/registration">{publicPages}</Route>
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
        <AdministrationPages />
      </AdminLayout>
    </Route>
    <Route path="/courier/*?">
      <AdminLayout home="/courier/profile" whose="courier">
        <CourierPages />
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
    <Route path="/admin/pub/:pubID/*?">
      <PubArea>
        <PubRoutes />
      </PubArea>
    </Route>
    <Route>
      <CompanyPages />
    </Route>
  </Switch>
);

const PubRoutes = () => (
  <Switch>
    <Route path="/admin/pub/:pubID/orders">
      <DeskPage />
    </Route>
    <Route>
      <PubPages />
    </Route>
  </Switch>
);

/** Above the sign-in, and above no other public page. */
function NoticeOfPage() {
  const { pathname } = useLocation();
  return pathname.startsWith('/admin/auth/authentication') ? <SignInNotice /> : null;
}
