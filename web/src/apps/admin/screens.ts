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
export const DeleteClientScreen = lazyScreen(
  async () => (await import('../../features/accounts/delete-client-screen.tsx')).DeleteClientScreen,
);
export const AdministrationOrdersPage = lazyScreen(
  async () => (await import('./administration-orders-page.tsx')).AdministrationOrdersPage,
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
export const OrderDesk = lazyScreen(
  async () => (await import('../../features/orders/order-desk.tsx')).OrderDesk,
);
export const OrderPage = lazyScreen(async () => (await import('./order-page.tsx')).OrderPage);
export const CourierArea = lazyScreen(
  async () => (await import('../../features/couriers/courier-area.tsx')).CourierArea,
);
export const CourierOrdersPage = lazyScreen(
  async () => (await import('./courier-orders-page.tsx')).CourierOrdersPage,
);
export const CourierRegistrationScreen = lazyScreen(
  async () =>
    (await import('../../features/couriers/courier-registration-screen.tsx'))
      .CourierRegistrationScreen,
);
