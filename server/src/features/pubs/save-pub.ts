import type { CallBody } from '@comanda/contract';
import { endOfDay } from '@comanda/domain/hours';
import { toMinor } from '@comanda/domain/money';
import { calendarDay } from '@comanda/domain/pubs';
import { knownTimeZone, pubFields, telegramName } from '@comanda/domain/settings';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { checkFields } from '../../plumbing/http/check-fields.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import { toE164 } from '../../plumbing/phones.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { changeOfLanguages } from './languages/change-of-languages.ts';
import type { PubDeps } from './pub-deps.ts';
import { lockPub, lockPublication, updatePlace, updatePub, type PubChange } from './queries.ts';

type PubSettings = CallBody<'PUT /api/company/:companyID/pubs/:pubID'>;

/** In another time zone a publication still ends with its last day: the moment moves, the day does not. */
async function movedEnd(
  transaction: Connection,
  { pubId }: PubScope,
  { time_zone: zone }: Pick<PubChange, 'time_zone'>,
): Promise<Pick<PubChange, 'expiration_time'>> {
  if (zone === undefined) return {};
  const present = await lockPublication(transaction, pubId);
  if (!present || present.time_zone === zone) return {};
  const lastDay = calendarDay(present.expiration_time, present.time_zone);
  return { expiration_time: endOfDay(zone, lastDay) };
}

async function save(deps: Deps, scope: PubScope, body: PubSettings): Promise<void> {
  const change = changeOf(body);
  await deps.write(async (transaction) => {
    const moved = {
      ...change,
      ...(await changeOfLanguages(transaction, scope, body)),
      ...(await movedEnd(transaction, scope, change)),
    };
    if (!(await updatePub(transaction, scope, moved))) throw new AppError('not_found');
    await recordChange(transaction, 'pub', scope.pubId);
  });
}

const storedPhone = (typed: string) => (typed.trim() === '' ? '' : toE164(typed));

/** The columns that a settings call may set, besides the languages. */
function changeOf(body: PubSettings): PubChange {
  return {
    name: body.name?.trim(),
    color_theme: body.color_theme,
    color: body.color,
    wifi_network: body.wifi_network?.trim(),
    wifi_password: body.wifi_password,
    address: body.address,
    additional_info: body.additional_info,
    currency_id: body.currency_id,
    telegram_username: body.telegram_username && telegramName(body.telegram_username),
    phone: body.phone === undefined ? undefined : storedPhone(body.phone),
    has_in_place_order: body.has_in_place_order,
    has_pick_up_order: body.has_pick_up_order,
    usual_minutes_delivery: body.usual_minutes_delivery,
    usual_minutes_in_place: body.usual_minutes_in_place,
    usual_minutes_pick_up: body.usual_minutes_pick_up,
    unanswered_minutes: body.unanswered_minutes,
    refuse_after_minutes: body.refuse_after_minutes,
    idle_warn_minutes: body.idle_warn_minutes,
    idle_release_minutes: body.idle_release_minutes,
    asks_handover_code: body.asks_handover_code,
    second_order_must_fit: body.second_order_must_fit,
    handover_code_from_minor:
      typeof body.handover_code_from === 'number'
        ? toMinor(body.handover_code_from)
        : body.handover_code_from,
    accepts_by_itself: body.accepts_by_itself,
    takes_dish_notes: body.takes_dish_notes,
    vat_class: body.vat_class,
    max_dish_units: body.max_dish_units,
    max_order_units: body.max_order_units,
    max_order_total_minor: body.max_order_total && toMinor(body.max_order_total),
    max_waiting_of_table: body.max_waiting_of_table,
    max_waiting: body.max_waiting,
    tables: body.tables?.trim(),
    time_zone: body.time_zone === undefined ? undefined : knownTimeZone(body.time_zone),
  };
}

const checkedFields = [
  'name',
  'wifi_network',
  'telegram_username',
  'phone',
  'tables',
  'time_zone',
] as const;

/** Only the sent fields are checked. */
function checkSettings(body: PubSettings): void {
  const sent = checkedFields.filter((field) => body[field] !== undefined);
  checkFields(
    Object.fromEntries(sent.map((field) => [field, pubFields[field]])),
    Object.fromEntries(sent.map((field) => [field, body[field] ?? ''])),
  );
}

/**
 * Saves the sent fields of a pub's settings; its address cannot change, because it is in the printed codes.
 */
export async function savePubSettings(
  deps: Deps,
  scope: PubScope,
  body: PubSettings,
): Promise<void> {
  checkSettings(body);
  const { texts_stay: _onlyWithALanguage, ...settings } = body;
  const isEmpty = Object.values(settings).every((value) => value === undefined);
  if (!isEmpty) await save(deps, scope, body);
}

type Place = { readonly lat: number; readonly lng: number };

/**
 * Saves the pub's location; with `before` only if it is still there, so that another user's move is not
 * undone.
 */
export async function saveGeolocation(
  deps: Deps,
  scope: PubScope,
  { lat, lng, before }: Place & { readonly before?: Place },
): Promise<void> {
  await deps.write(async (transaction) => {
    if (!(await updatePlace(transaction, scope, { place: { lat, lng }, before }))) {
      throw new AppError(before ? 'place_changed_meanwhile' : 'not_found');
    }
    await recordChange(transaction, 'pub', scope.pubId);
  });
}

/**
 * Deletes a pub for its company and its guests; its data in orders stays. Refused while an order is in
 * process: its guest waits for it, and no user could finish it any more.
 */
export async function deletePub(deps: PubDeps, scope: PubScope): Promise<void> {
  await deps.write(async (transaction) => {
    await lockPub(transaction, scope);
    if (await deps.hasOrdersInProcess(transaction, scope)) {
      throw new AppError('pub_has_orders_in_process');
    }
    const isDeleted = await updatePub(transaction, scope, { deleted_at: deps.clock.now() });
    if (!isDeleted) throw new AppError('not_found');
    await deps.disconnectPub(transaction, scope);
    await recordChange(transaction, 'pub', scope.pubId);
  });
}
