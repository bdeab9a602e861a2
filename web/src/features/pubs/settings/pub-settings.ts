import type { Pub } from '@comanda/contract/pubs';
import type { UseFormReturn } from 'react-hook-form';
import type { PubSettings } from '../changes-api.ts';

/** Every setting of a pub, as form values. */
export type PubForm = Required<PubSettings>;

/** The fields of a part of the form. */
export type FieldsProps = {
  readonly form: UseFormReturn<PubForm>;
  /** Some fields say something only about what is saved. */
  readonly saved: Pub;
};

export function settingsOf(pub: Pub): PubForm {
  return {
    name: pub.name,
    color_theme: pub.color_theme,
    color: pub.color,
    wifi_network: pub.wifi_network,
    wifi_password: pub.wifi_password,
    address: pub.address,
    additional_info: pub.additional_info,
    currency_id: pub.currency_id,
    telegram_username: pub.telegram_username,
    phone: pub.phone,
    has_in_place_order: pub.has_in_place_order,
    has_pick_up_order: pub.has_pick_up_order,
    usual_minutes_delivery: pub.usual_minutes_delivery,
    usual_minutes_in_place: pub.usual_minutes_in_place,
    usual_minutes_pick_up: pub.usual_minutes_pick_up,
    unanswered_minutes: pub.unanswered_minutes,
    refuse_after_minutes: pub.refuse_after_minutes,
    idle_warn_minutes: pub.idle_warn_minutes,
    idle_release_minutes: pub.idle_release_minutes,
    second_order_must_fit: pub.second_order_must_fit,
    asks_handover_code: pub.asks_handover_code,
    handover_code_from: pub.handover_code_from,
    accepts_by_itself: pub.accepts_by_itself,
    takes_dish_notes: pub.takes_dish_notes,
    vat_class: pub.vat_class,
    max_dish_units: pub.max_dish_units,
    max_order_units: pub.max_order_units,
    max_order_total: pub.max_order_total,
    max_waiting_of_table: pub.max_waiting_of_table,
    max_waiting: pub.max_waiting,
    tables: pub.tables,
    working_language: pub.working_language,
    other_languages: pub.other_languages,
    texts_stay: false,
    time_zone: pub.time_zone,
  };
}

/** A list is compared by its values: the form copies it. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** The changed form values: only these are sent, so a save overwrites no other user's changes. */
export function changesOf(form: Partial<PubForm>, saved: PubForm): Partial<PubForm> {
  const changed = (Object.keys(form) as (keyof PubForm)[]).filter(
    (field) => !isSame(form[field], saved[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, form[field]]));
}
