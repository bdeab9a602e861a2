import { listCalls, routes } from '@comanda/contract';
import { listSockets, sockets } from '@comanda/contract/live';
import {
  key,
  type Access,
  type RouteKey,
  type RouteSpec,
  type SocketSpec,
} from '@comanda/contract/routing';
import type { EveryRole, Role } from '../builders/every-role.ts';
import { knownFields } from '../builders/known-fields.ts';
import { fullValueOf } from '../fuzzing/schema-values.ts';

/** One request with the caller's own ids, except for the id of another at one position. */
export type ForeignRequest = {
  readonly name: RouteKey;
  readonly role: Role;
  readonly position: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
};

const rolesOf: Readonly<Partial<Record<Access, readonly Role[]>>> = {
  company: ['company', 'entered'],
  pub: ['company', 'entered'],
  courier: ['courier'],
  // To the platform only what is not in the path before it belongs to another.
  admin: ['admin'],
  signed_in: ['company', 'courier', 'client', 'entered'],
};

/** The only position at which the platform’s own calls have an owner in the same path. */
const PLATFORM_POSITION = 'settlementID';

/** Made by the caller's page, and nothing but a name inside the pub of the same path: it is nobody else's. */
const OWN_POSITION = 'deskKey';

/** Fields that pass the rules of every call, so that only the foreign id can be the reason of a refusal. */
const rightFields = {
  address: '192.0.2.50',
  station_id: null,
  name: 'Cuiul lui Pepelea',
  visible: true,
  place: 1,
  ingredients: '',
  full_name: 'Ion Rusu',
  phone_number: '069 777 888',
  birth_date: '0001-01-01',
  reason: 'closing',
  note: '',
  client_name: 'Oaspete',
  order_type: 'in_place',
  table_for_in_place_order: '4',
  main_phone_number: '',
  second_phone_number: '',
  happened_at: '2026-11-20T16:59:00Z',
  minutes: 20,
  from: null,
  until: null,
  cancel_reason: 'other',
  cancel_text: 'altceva',
  // Left out: each would be a reason of its own.
  expected_total: undefined,
  revision: undefined,
  text: undefined,
  sold_out_dish_ids: undefined,
  sold_out_choice_ids: undefined,
};

type Spec = Pick<RouteSpec, 'access' | 'query' | 'body'>;

const queryOf = (name: string, { query }: Spec) =>
  knownFields(query, {
    status: name.includes('update-status') ? 'canceled' : 'in-process',
    price: 0,
  }) as Record<string, string> | undefined;

function bodyFor({ body }: Spec, own: EveryRole): object | undefined {
  if (!body) return undefined;
  const named = {
    dishes: dishes(own),
    order_id: own.orders.reserved.id,
    courier_id: own.courier.id,
    category_ids: [own.ids['categoryID']],
    printer_id: own.ids['printerID'],
  };
  const full = fullValueOf(body) as object;
  return { ...full, ...knownFields(body, { ...rightFields, ...named }) };
}

/** The lists whose elements name a thing, and the field that does. */
const positionOf: Readonly<Partial<Record<string, string>>> = {
  dishes: 'dish_id',
  lines: 'line_id',
};

const marks = ({ orders }: EveryRole) =>
  orders.waiting.order.dishes.map(({ line_id, count }) => ({ line_id, count, is_done: true }));

const dishes = ({ ids }: EveryRole) => [{ dish_id: ids['dishID'], count: 1 }];

/** Every call and socket with the id of another at each position of its path in turn. */
export function foreignPaths(own: EveryRole, others: EveryRole['ids']): ForeignRequest[] {
  const calls = listCalls().map((name) => [name, routes[name] as RouteSpec] as const);
  const live = listSockets().map((path) => [`GET ${path}`, sockets[path] as SocketSpec] as const);
  return [...calls, ...live].flatMap(([name, spec]) =>
    (rolesOf[spec.access] ?? []).flatMap((role) =>
      key(name)
        .params.filter((param) => param !== OWN_POSITION)
        .filter((param) => role !== 'admin' || param === PLATFORM_POSITION)
        .map((position) => {
          const params = { ...own.ids, [position]: others[position] ?? 0 };
          const body = bodyFor(spec, own);
          const query = queryOf(name, spec);
          return { name, role, position, params, ...(query && { query }), ...(body && { body }) };
        }),
    ),
  );
}

/** The fields of queries and bodies that name a thing, and the answer when it is another’s. */
export const namingFields: Readonly<Record<string, number>> = {
  // The basket: a dish of this pub.
  dish_id: 422,
  // Of couriers: an order that they may see.
  order_id: 404,
  // Any courier may be added, and has to confirm: the pub receives the name.
  courier_id: 201,
  // Of the kitchen: a line of this order.
  line_id: 409,
  // Of a kitchen station: the pub's own categories.
  category_ids: 404,
  // Of a printer: a station of the pub.
  station_id: 404,
  // Of an order’s ticket: a printer of the pub.
  printer_id: 404,
  // A position in the caller’s own list.
  before: 200,
};

const REFUSED_WITH_400 = 'DELETE /api/company/:companyID/pubs/:pubID/couriers/:courierID';
const REFUSED_INSIDE = 'POST /api/client/pub/:pubID/orders/quote';

/** The possible statuses of a request with the id of another. */
export function statusesOf({ name, position }: ForeignRequest): readonly number[] {
  if (position in namingFields) {
    return [name === REFUSED_INSIDE ? 200 : (namingFields[position] ?? 0)];
  }
  // The specification's own refusal: the courier is none of the pub's.
  return name === REFUSED_WITH_400 && position === 'courierID' ? [400] : [403, 404];
}

/** Who sends the names: what everyone who is signed in may read belongs to a courier. */
const namingRoles: typeof rolesOf = {
  ...rolesOf,
  public: ['guest'],
  client: ['client'],
  signed_in: ['courier'],
};

/** Every call whose query or body names a thing, with that of another. */
export function foreignNames(own: EveryRole, others: EveryRole): ForeignRequest[] {
  const foreign = {
    dishes: dishes(others),
    order_id: others.orders.reserved.id,
    courier_id: others.courier.id,
    category_ids: [others.ids['categoryID']],
    station_id: others.ids['stationID'],
    printer_id: others.ids['printerID'],
    lines: marks(others),
  };
  const cursor = { before: others.orders.reserved.id };
  return listCalls().flatMap((name) => {
    const spec: RouteSpec = routes[name];
    const body = knownFields(spec.body, foreign) ?? {};
    const query = knownFields(spec.query, cursor) ?? {};
    const [named] = [...Object.keys(body), ...Object.keys(query)];
    if (named === undefined || spec.access === 'admin') return [];
    return (namingRoles[spec.access] ?? []).map((role) => ({
      name,
      role,
      position: positionOf[named] ?? named,
      params: own.ids,
      query: { ...queryOf(name, spec), ...query } as Record<string, string>,
      ...(spec.body && { body: { ...bodyFor(spec, own), ...body } }),
    }));
  });
}
