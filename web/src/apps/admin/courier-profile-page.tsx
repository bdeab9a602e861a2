import { LogoutButton } from '../../features/accounts/logout-button.tsx';
import { CourierProfile } from '../../features/couriers/courier-profile.tsx';

/** The courier's profile, and the way out for whoever shares a phone. */
export const CourierProfilePage = () => <CourierProfile signOut={<LogoutButton />} />;
