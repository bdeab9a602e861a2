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
