import { AccountScreen } from '../../../features/accounts/own/account-screen.tsx';

/** The courier's e-mail and password; it comes with the program of the courier's phone. */
export const CourierAccountPage = () => <AccountScreen back="/courier/profile" />;
