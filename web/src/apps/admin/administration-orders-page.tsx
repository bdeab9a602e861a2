import type { AdminOrder } from '@comanda/contract/administration';
import { LogoutButton } from '../../features/accounts/logout-button.tsx';
import {
  OrdersInProcess,
  type Entering,
} from '../../features/administration/orders-in-process.tsx';
import { PlatformSlip } from '../../features/orders/platform-slip.tsx';
import { beginAnew } from '../../lib/session/begin-anew.ts';

const slipOf = (order: AdminOrder, entering: Entering) => (
  <PlatformSlip key={order.id} order={order} entering={entering} />
);

/** The platform's orders as slips, and the way out. */
export const AdministrationOrdersPage = () => (
  <OrdersInProcess slipOf={slipOf} actions={<LogoutButton />} beginAnew={beginAnew} />
);
