import type { Pub, PublicPub } from '@comanda/contract/pubs';
import type { Language } from '@comanda/contract/texts';
import { startOfDay } from '@comanda/domain/hours';
import { toAmount } from '@comanda/domain/money';
import { calendarDay, daysFrom, isExpired } from '@comanda/domain/pubs';
import { translatedText } from '../menu/index.ts';
import { listShippingViews } from '../shipping/index.ts';
import { loadSetUps } from './set-up/load-set-ups.ts';
import type { PubDeps } from './pub-deps.ts';
import { NO_STATE, temporaryStateOf } from './pausing/temporary-state.ts';
import type { PubRow } from './queries.ts';

/** The address in a pub's QR code; with its slash, as in the printed codes. */
export function publicUrlOf(publicUrl: string, urlName: string): string {
  return `${publicUrl}/pub/${urlName}/`;
}

function lookOf(row: PubRow) {
  return {
    id: row.id,
    name: row.name,
    url_name: row.url_name,
    color: row.color,
    color_theme: row.color_theme,
    bg_image_file_name: row.bg_image_file_name,
    bg_image_color: row.bg_image_color,
    currency_id: row.currency_id,
    time_zone: row.time_zone,
  };
}

function detailsOf(row: PubRow) {
  return {
    wifi_network: row.wifi_network,
    wifi_password: row.wifi_password,
    address: row.address,
    additional_info: row.additional_info,
    telegram_username: row.telegram_username,
    phone: row.phone,
    has_in_place_order: row.has_in_place_order,
    has_pick_up_order: row.has_pick_up_order,
    lat: row.lat,
    lng: row.lng,
  };
}

const noDetails: ReturnType<typeof detailsOf> = {
  wifi_network: '',
  wifi_password: '',
  address: '',
  additional_info: '',
  telegram_username: '',
  phone: '',
  has_in_place_order: false,
  has_pick_up_order: false,
  lat: null,
  lng: null,
};

function publicationOf({ expiration_time, time_zone }: PubRow, now: Date) {
  const lastDay = calendarDay(expiration_time, time_zone);
  return {
    expiration_time_utc: expiration_time.toISOString(),
    expired: isExpired(expiration_time, now),
    days_left: daysFrom(calendarDay(now, time_zone), lastDay),
  };
}

function couriersOf(row: PubRow) {
  const from = row.handover_code_from_minor;
  return {
    idle_warn_minutes: row.idle_warn_minutes,
    idle_release_minutes: row.idle_release_minutes,
    asks_handover_code: row.asks_handover_code,
    second_order_must_fit: row.second_order_must_fit,
    handover_code_from: from === null ? null : toAmount(from),
  };
}

function boundsOf(row: PubRow) {
  const total = row.max_order_total_minor;
  return {
    max_dish_units: row.max_dish_units,
    max_order_units: row.max_order_units,
    max_order_total: total === null ? null : toAmount(total),
    max_waiting_of_table: row.max_waiting_of_table,
    max_waiting: row.max_waiting,
    tables: row.tables,
  };
}

/** Pubs as their company sees them. */
export async function pubViews(deps: PubDeps, rows: readonly PubRow[]): Promise<Pub[]> {
  const now = deps.clock.now();
  const shipping = await listShippingViews(deps.db, rows, now);
  const ordersToday = await deps.countOrdersSince(
    deps.db,
    rows.map(({ id, time_zone }) => ({ pubId: id, since: startOfDay(time_zone, now) })),
  );
  const inProcess = await deps.countOrdersInProcess(
    deps.db,
    rows.map(({ id }) => id),
  );
  const setUps = await loadSetUps(deps, rows);
  return rows.flatMap((row) => {
    const views = shipping.get(row.id);
    if (!views) return [];
    return {
      ...lookOf(row),
      ...detailsOf(row),
      company_id: row.company_id,
      language_id: row.language_id,
      usual_minutes_delivery: row.usual_minutes_delivery,
      usual_minutes_in_place: row.usual_minutes_in_place,
      usual_minutes_pick_up: row.usual_minutes_pick_up,
      unanswered_minutes: row.unanswered_minutes,
      refuse_after_minutes: row.refuse_after_minutes,
      ...couriersOf(row),
      accepts_by_itself: row.accepts_by_itself,
      takes_dish_notes: row.takes_dish_notes,
      vat_class: row.vat_class,
      ...(row.takes_mia && { takes_mia: true as const }),
      ...(row.has_till && { has_till: true as const }),
      ...boundsOf(row),
      working_language: row.working_language,
      other_languages: [...row.other_languages],
      ...temporaryStateOf(row, now),
      ...views,
      ...publicationOf(row, now),
      qr_code_file_name: row.qr_code_file_name,
      public_url: publicUrlOf(deps.settings.publicUrl, row.url_name),
      orders_today: ordersToday.get(row.id) ?? 0,
      orders_in_process: inProcess.get(row.id) ?? 0,
      set_up: setUps.get(row.id) ?? null,
    };
  });
}

/** The languages in which guests may read the menu; nothing of a pub with one, for the bytes of its page. */
function languagesOf({ working_language, other_languages }: PubRow) {
  return other_languages.length > 0
    ? { working_language, other_languages: [...other_languages] }
    : {};
}

type Shown = {
  readonly now: Date;
  readonly phone: string;
  /** One of the pub's other languages. */
  readonly language: Language | undefined;
};

/** A pub as everyone sees it; an expired one only with its name and its look. */
export function publicPubView(row: PubRow, { now, phone, language }: Shown): PublicPub {
  const expired = isExpired(row.expiration_time, now);
  const details = expired
    ? { ...noDetails, ...NO_STATE }
    : {
        ...detailsOf(row),
        additional_info: translatedText(
          row.additional_info,
          language && row.translations[language],
        ),
        ...languagesOf(row),
        ...temporaryStateOf(row, now),
        ...(row.takes_dish_notes && { takes_dish_notes: true as const }),
        phone,
      };
  return { ...lookOf(row), ...details, expired };
}
