import type { PubHours } from '@comanda/domain/hours';
import type { LaterSettings } from '@comanda/domain/later';
import type { Language } from '@comanda/contract/texts';
import type { DeliveryType, WorkDay } from '@comanda/domain/shipping';
import type { LatLng } from '@comanda/domain/geo';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { StoredStep } from '../../fee-steps.ts';

/** ISO 8601 in UTC. */
type StoredSlot = { readonly from: string; readonly to: string };

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
    /** Null of a pub that takes orders for now only. */
    later: JSONColumnType<LaterSettings | null, string | null | undefined>;
    shut_slots: ColumnType<readonly StoredSlot[], string | undefined, string>;
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
    name: Generated<string>;
    minimum_minor: Generated<number>;
    fee_steps: ColumnType<readonly StoredStep[], string | undefined, string>;
    free_reward_minor: number | null;
    extra_minutes: Generated<number>;
    closed_until: Date | null;
    closed_texts: ColumnType<
      { readonly [language in Language]?: string },
      string | undefined,
      string
    >;
    hours: ColumnType<readonly (readonly WorkDay[])[] | null, string | null, string | null>;
  };
};
