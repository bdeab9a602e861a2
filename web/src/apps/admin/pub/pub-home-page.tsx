import { HoursCard, UnsetHoursNote } from '../../../features/hours/today/hours-card.tsx';
import { OrdersCard } from '../../../features/orders/desk/orders-card.tsx';
import { RehearsalButton } from '../../../features/orders/rehearsal/rehearsal-button.tsx';
import { PubHome } from '../../../features/pubs/home/pub-home.tsx';
import { ShippingCard } from '../../../features/shipping/shipping-card.tsx';
import { PubSetUp } from './set-up/pub-set-up.tsx';
import { usePubArea } from './pub-area.tsx';

/** A pub's own page, with the counts of its orders. */
export function PubHomePage() {
  const { pub } = usePubArea();
  return (
    <PubHome
      pub={pub}
      setUp={<PubSetUp pub={pub} />}
      // While the first steps are shown, their last one has the button.
      actions={pub.set_up === null && <RehearsalButton />}
      notes={<UnsetHoursNote pub={pub} />}
      ordersCard={<OrdersCard />}
      hoursCard={<HoursCard pub={pub} />}
      shippingCard={<ShippingCard pub={pub} />}
    />
  );
}
