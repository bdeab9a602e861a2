import { LogoutButton } from '../../features/accounts/logout-button.tsx';
import { CourierOrders } from '../../features/couriers/courier-orders.tsx';
import styles from './courier-orders-page.module.css';

/** The courier's lists, and the way out for whoever shares a phone. */
export function CourierOrdersPage() {
  return (
    <>
      <CourierOrders />
      <div className={styles['leave']}>
        <LogoutButton />
      </div>
    </>
  );
}
