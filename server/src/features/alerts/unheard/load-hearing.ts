import type { Desk, Hearing as HearingView } from '@comanda/contract/alerts';
import { deskStateAt, isUnheard, takesOrdersNow } from '@comanda/domain/alerts';
import { areHoursSet, rootOf, type Service } from '@comanda/domain/hours';
import {
  byOrderType,
  offeredOrderTypes,
  orderTypeTable,
  type OrderType,
} from '@comanda/domain/orders';
import { isExpired } from '@comanda/domain/pubs';
import { offersDelivery } from '@comanda/domain/shipping';
import type { Deps } from '../../../deps.ts';
import { listMenuProgress } from '../../menu/index.ts';
import { pausedUntilOf, type PubRow } from '../../pubs/index.ts';
import { findShipping, serviceNow, type DeliverySettings } from '../../shipping/index.ts';
import { listDesks, type DeskRow } from '../desks/queries.ts';
import { listSubscriptions } from '../subscriptions.ts';

type HearingDeps = Pick<Deps, 'db' | 'clock'>;
export type PubOfHearing = Pick<
  PubRow,
  | 'id'
  | 'time_zone'
  | 'expiration_time'
  | 'has_in_place_order'
  | 'has_pick_up_order'
  | `paused_until_${OrderType}`
  | 'lat'
  | 'lng'
>;

function deskView(row: DeskRow, now: Date): Desk[] {
  const { desk_key, device, state, state_since: since, seen_at: seenAt } = row;
  const shown = deskStateAt({ state, since, seenAt }, now);
  return shown ? [{ desk_key, device, state: shown.state, since: shown.since.toISOString() }] : [];
}

/** Every pub has delivery hours; those of a new pub are a default that its company has not confirmed. */
const USUAL: Service = 'delivery';

/** The hours that staff are expected in: of the service, or those of deliveries where they are known. */
function expectedService(shipping: DeliverySettings, service: Service): Service | undefined {
  const { hours, available, hasSavedHours } = shipping;
  const isOfDeliveries = !areHoursSet(hours, service) || rootOf(hours, service) === USUAL;
  if (!isOfDeliveries) return service;
  return available || hasSavedHours ? USUAL : undefined;
}

/** Whether guests can order now, and when the hours change next. */
async function findIntake({ db }: HearingDeps, pub: PubOfHearing, now: Date) {
  const shipping = await findShipping(db, pub.id);
  const menu = (await listMenuProgress(db, [pub.id])).get(pub.id);
  const clock = { timeZone: pub.time_zone, now };
  const services = byOrderType((type) => {
    const service = shipping && expectedService(shipping, orderTypeTable.serviceOf[type]);
    return service && serviceNow(shipping.hours, service, clock);
  });
  const orderTypes = offeredOrderTypes({
    hasInPlaceOrder: pub.has_in_place_order,
    hasPickUpOrder: pub.has_pick_up_order,
    offersDelivery: offersDelivery({ ...pub, isAvailable: shipping?.available ?? false }),
  });
  const takesOrders = takesOrdersNow({
    isExpired: isExpired(pub.expiration_time, now),
    isOpenFor: byOrderType((type) => services[type]?.takes_orders ?? false),
    hasDishes: (menu?.dishCount ?? 0) > 0,
    orderTypes,
    pausedUntil: pausedUntilOf(pub, now),
  });
  const [nextChange] = orderTypes
    .flatMap((type) => services[type]?.changesAt ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  return { takesOrders, nextChange };
}

/** Who would hear an order of a pub now. Reads only. */
export async function loadHearing(deps: HearingDeps, pub: PubOfHearing) {
  const now = deps.clock.now();
  const rows = await listDesks(deps.db, { pubId: pub.id, now });
  const desks = rows.flatMap((row) => deskView(row, now));
  const devices = await listSubscriptions(deps.db, { pubId: pub.id, now });
  const { takesOrders, nextChange } = await findIntake(deps, pub, now);
  const hearing = {
    takesOrders,
    listeningDesks: desks.filter(({ state }) => state === 'listening').length,
    workingDevices: devices.filter((one) => one.isSignedIn && one.last_failure === null).length,
  };
  const view: HearingView = { desks, is_unheard: isUnheard(hearing) };
  return { ...hearing, nextChange, view };
}
