import type { VatClass } from '@comanda/domain/vat';
import type { StoredTranslations } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import type { ColorTheme } from '@comanda/domain/pubs';
import type { Generated, JSONColumnType } from 'kysely';
import type { CompanyId } from '../../ids.ts';

export type PubTables = {
  pub: {
    id: Generated<number>;
    company_id: CompanyId;
    name: string;
    url_name: string;
    color: Generated<string>;
    color_theme: Generated<ColorTheme>;
    bg_image_file_name: Generated<string>;
    bg_image_color: Generated<string>;
    wifi_network: Generated<string>;
    wifi_password: Generated<string>;
    address: Generated<string>;
    additional_info: Generated<string>;
    /** Of `additional_info`. */
    translations: JSONColumnType<StoredTranslations, string | undefined>;
    /** The language of the pub's menu. */
    working_language: Generated<Language>;
    /** The languages besides it that guests may choose; never the working language. */
    other_languages: Generated<readonly Language[]>;
    currency_id: Generated<number>;
    language_id: Generated<number>;
    telegram_username: Generated<string>;
    phone: Generated<string>;
    has_in_place_order: Generated<boolean>;
    has_pick_up_order: Generated<boolean>;
    usual_minutes_delivery: Generated<number>;
    usual_minutes_in_place: Generated<number>;
    usual_minutes_pick_up: Generated<number>;
    unanswered_minutes: Generated<number>;
    refuse_after_minutes: number | null;
    /** See `domain/src/couriers/idle-reservation.ts`. */
    idle_warn_minutes: Generated<number>;
    idle_release_minutes: Generated<number | null>;
    asks_handover_code: Generated<boolean>;
    second_order_must_fit: Generated<boolean>;
    /** Null for no order that is paid in cash. */
    handover_code_from_minor: Generated<number | null>;
    accepts_by_itself: Generated<boolean>;
    /** Whether guests may write a note to each dish. */
    takes_dish_notes: Generated<boolean>;
    /** The usual class of its dishes; null of a pub that pays no VAT. */
    vat_class: VatClass | null;
    /** Has an account for instant payments (`features/payments/mia`). */
    takes_mia: Generated<boolean>;
    /** Has a till that issues its receipts (`features/receipts/till`). */
    has_till: Generated<boolean>;
    /** The bounds of what guests order: `domain/src/orders/placing/order-bounds.ts`. */
    max_dish_units: Generated<number>;
    max_order_units: Generated<number>;
    /** Null for what is usual in the currency. */
    max_order_total_minor: Generated<number | null>;
    max_waiting_of_table: Generated<number>;
    max_waiting: Generated<number>;
    /** Empty while the pub does not say which tables it has. */
    tables: Generated<string>;
    push_after_seconds: Generated<number>;
    telegram_after_seconds: Generated<number>;
    again_after_seconds: Generated<number>;
    warns_when_unheard: Generated<boolean>;
    paused_until_delivery: Generated<Date | null>;
    paused_until_in_place: Generated<Date | null>;
    paused_until_pick_up: Generated<Date | null>;
    busy_until: Generated<Date | null>;
    busy_minutes: Generated<number>;
    time_zone: Generated<string>;
    lat: number | null;
    lng: number | null;
    qr_code_file_name: string;
    expiration_time: Date;
    created_at: Date;
    bell_armed_at: Generated<Date | null>;
    code_printed_at: Generated<Date | null>;
    set_up_ended_at: Generated<Date | null>;
    deleted_at: Date | null;
  };
};
