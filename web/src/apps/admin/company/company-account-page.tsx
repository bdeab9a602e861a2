import { AccountScreen } from '../../../features/accounts/own/account-screen.tsx';

/** The company's own account. */
export const CompanyAccountPage = () => <AccountScreen back="/admin/company" />;
