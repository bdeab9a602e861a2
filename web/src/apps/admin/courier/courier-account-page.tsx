import { AccountScreen } from '../../../features/accounts/own/account-screen.tsx';

/** The courier's e-mail and password; part of the program for the courier's phone. */
export const CourierAccountPage = () => <AccountScreen back="/courier/profile" />;
