import type { PubHours } from '@comanda/domain/hours';
import type { DeliveryType, WorkDay } from '@comanda/domain/shipping';
import type { LatLng } from '@comanda/domain/geo';
import type { Generated, JSONColumnType } from 'kysely';

export type ShippingTables = {
  shipping: {
    pub_id: number;
    available: Generated<boolean>;
    shipping_time_from: Generated<number>;
    shipping_time_to: Generated<number>;
    work_hours: JSONColumnType<WorkDay[]>;
    /** Null while the seven pairs of `work_hours` say all. */
    hours: JSONColumnType<PubHours | null, string | null | undefined>;
    hours_revision: Generated<number>;
    work_hours_saved_at: Generated<Date | null>;
    delivery_type: Generated<DeliveryType>;
    add_commission_to_dish_prices: Generated<boolean>;
    card_preorder: Generated<boolean>;
    cash_preorder: Generated<boolean>;
  };
  delivery_zone: {
    pub_id: number;
    shape_id: string;
    position: number;
    color: string;
    vertices: JSONColumnType<LatLng[]>;
    price_minor: number | null;
    free_from_minor: Generated<number>;
  };
};
