import type { Wish } from '@comanda/domain/food';
import type { Language } from '@comanda/contract/texts';
import type { CancelReason, OrderStatus, PaymentType } from '@comanda/domain/orders';
import type { DeliveryType } from '@comanda/domain/shipping';

/** The types of the demo orders. Times are minutes before the moment of seeding. */
export interface DemoStatusChange {
  status: OrderStatus;
  minutesAgo: number;
  by: 'guest' | 'pub' | 'courier';
  /** Only with the status `canceled`. */
  reason?: CancelReason;
}

interface DemoDelivery {
  town: string;
  fullAddress: string;
  lat: number;
  lng: number;
  /** The zone that contains the point. */
  zone: string;
  paymentType: PaymentType;
  /** From which amount in cash the guest needs change, in Lei. */
  changeFrom?: number;
  deliveryType: DeliveryType;
  /** Slug of the courier who reserved it, null while it is not reserved. */
  courier: string | null;
}

interface DemoOrderFacts {
  slug: string;
  minutesAgo: number;
  status: OrderStatus;
  /** Oldest first; begins with the creation as not_handled, ends with `status`. */
  history: DemoStatusChange[];
  /** In which the guest read the menu; Romanian unless it is named. */
  language?: Language;
  clientName: string;
  mainPhone: string;
  secondPhone: string;
  comments: string;
  avoids?: Wish[];
  prepared: boolean;
  /** By dish slug. */
  dishes: { dish: string; count: number }[];
}

export type DemoOrder = DemoOrderFacts &
  (
    | { orderType: 'delivery'; delivery: DemoDelivery }
    | { orderType: 'in_place'; table: string }
    | { orderType: 'pick_up' }
  );
