import { AccountLink } from '../../../features/accounts/own/account-link.tsx';
import { LogoutButton } from '../../../features/accounts/logout-button.tsx';
import { CourierProfile } from '../../../features/couriers/profile/courier-profile.tsx';

/** The courier's profile, with the links to e-mail and password and the logout. */
export const CourierProfilePage = () => (
  <CourierProfile
    ways={
      <>
        <AccountLink to="/courier/account" />
        <LogoutButton />
      </>
    }
  />
);
