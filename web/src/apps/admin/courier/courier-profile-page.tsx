import { AccountLink, LogoutButton } from '../../../features/accounts/own/account-buttons.tsx';
import { CourierProfile } from '../../../features/couriers/profile/courier-profile.tsx';

/** The courier's profile, with the links to e-mail and password and the logout. */
export const CourierProfilePage = () => (
  <CourierProfile
    accountLinks={
      <>
        <AccountLink to="/courier/account" />
        <LogoutButton />
      </>
    }
  />
);
