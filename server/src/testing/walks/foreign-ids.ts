import { listCalls, routes } from '@comanda/contract';
import { listSockets, sockets } from '@comanda/contract/live';
import {
  key,
  type Access,
  type RouteKey,
  type RouteSpec,
  type SocketSpec,
} from '@comanda/contract/routing';
import { paymentFields } from '../builders/a-payment.ts';
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

/** Made by the caller's page, and only a name inside the pub of the same path, so there is none of another pub. */
const OWN_POSITION = 'deskKey';

const limits = { min_units: 0, max_choices: 1, max_units: 1, free_units: 0 };

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
  ...paymentFields(),
  void_reason: 'mistake',
  answer: 'withdrawn',
  receipt_to: '',
  buyer_idno: '',
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
  left: null,
  food: undefined,
  cancel_reason: 'other',
  cancel_text: 'altceva',
  // Left out: each would be a reason of its own.
  expected_total: undefined,
  change_from: undefined,
  wanted_at: undefined,
  before: undefined,
  sizes: undefined,
  text: undefined,
  sold_out_dish_ids: undefined,
  rule: 'sum',
  ...limits,
  sold_out_choice_ids: undefined,
};

type Spec = Pick<RouteSpec, 'access' | 'query' | 'body'>;

const queryOf = (name: string, { query }: Spec, own: EveryRole) =>
  knownFields(query, {
    status: name.includes('update-status') ? 'canceled' : 'in-process',
    price: 0,
    level: 'menu',
    source_id: own.ids['menuID'] ?? 0,
    date: '2026-11-20',
  }) as Record<string, string> | undefined;

function bodyFor({ body }: Spec, own: EveryRole): object | undefined {
  if (!body) return undefined;
  const named = {
    dishes: dishes(own),
    choices: choices(own),
    groups: groups(own),
    dish_ids: [own.ids['dishID']],
    line_ids: marks(own).map(({ line_id: id }) => id),
    order_id: own.orders.reserved.id,
    order_ids: [own.orders.reserved.id],
    courier_id: own.courier.id,
    category_ids: [own.ids['categoryID']],
    printer_id: own.ids['printerID'],
    ...sourcesOf(own),
    changes: [aMove(own)],
    if_changed: 'refuse',
    rows: listed(own),
    items: translated(own),
    dry_run: true,
    // Where it may be left out, it would be a reason of its own.
    ...(!(body as { required?: string[] }).required?.includes('revision') && {
      revision: undefined,
    }),
    line_id: marks(own)[0]?.line_id,
    percent: undefined,
    at: undefined,
  };
  const full = fullValueOf(body) as object;
  return { ...full, ...knownFields(body, { ...rightFields, ...named }) };
}

const marks = ({ orders }: EveryRole) =>
  orders.waiting.order.dishes.map(({ line_id, count }) => ({ line_id, count, is_done: true }));

const sourcesOf = ({ ids }: EveryRole) => ({
  source_menu_id: ids['menuID'],
  source_category_id: ids['categoryID'],
  source_dish_id: ids['dishID'],
});

/** The move of a dish into the category where it is. */
const aMove = ({ ids }: EveryRole) => ({
  dish_id: ids['dishID'],
  seen: { category_id: ids['categoryID'] },
  wanted: { category_id: ids['categoryID'] },
});

const listed = ({ ids }: EveryRole) => [
  {
    menu: 'Bar',
    category: 'Vin',
    name: 'Fetească',
    price: 45,
    ingredients: '',
    visible: true,
    dish_id: ids['dishID'],
  },
];

const translated = ({ ids }: EveryRole) => [
  { kind: 'dish', id: ids['dishID'], language: 'en', name: 'Soup' },
];

const dishes = ({ ids }: EveryRole) => [{ dish_id: ids['dishID'], count: 1 }];

const choices = ({ ids }: EveryRole) => [
  { name: 'Ardei', price: 5, max_count: 1, dish_id: ids['dishID'] },
];

const sizes = ({ ids }: EveryRole) => [
  { id: ids['choiceID'], name: 'Mică', price: 5 },
  { name: 'Mare', price: 7 },
];

const groups = ({ ids }: EveryRole) => [{ group_id: ids['groupID'], ...limits }];

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
          const query = queryOf(name, spec, own);
          return { name, role, position, params, ...(query && { query }), ...(body && { body }) };
        }),
    ),
  );
}

/** The fields of queries and bodies that name a thing, and the answer when it is another’s. */
export const namingFields: Readonly<Record<string, number>> = {
  // The basket: a dish of this pub, a choice that this dish offers.
  dish_id: 422,
  choice_id: 422,
  // Of options: a group and dishes of the pub.
  group_id: 404,
  dish_ids: 404,
  // Of a translation and of a choice: what the pub has.
  id: 404,
  // Of couriers: an order that they may see.
  order_id: 404,
  // Of several orders: those of the pub.
  order_ids: 404,
  // Any courier may be added, and has to confirm: the pub receives the name.
  courier_id: 201,
  // Of the kitchen and of an edit: a line of this order.
  line_id: 409,
  // Of what is left out: a line that is none of the order is out of it anyway.
  line_ids: 200,
  // A line that is no removed one of the order is not shown anyway.
  seen_removed_ids: 200,
  // Likewise a line that is no line of the order.
  avoids_seen_ids: 200,
  // Of a kitchen station: the pub's own categories.
  category_ids: 404,
  // Of a printer: a station of the pub.
  station_id: 404,
  // Of an order’s ticket: a printer of the pub.
  printer_id: 404,
  // Of a copy: a menu, a category or a dish of any pub of the company.
  source_menu_id: 404,
  source_category_id: 404,
  source_dish_id: 404,
  source_id: 404,
  // Of a change of many dishes: a category of the pub.
  category_id: 404,
  // A position in the caller’s own list.
  before: 200,
};

const REFUSED_WITH_400 = 'DELETE /api/company/:companyID/pubs/:pubID/couriers/:courierID';
/**
 * Calls that answer otherwise: a quote names the dish in its answer, times are those of the others, and a foreign dish is like one that has changed.
 */
const otherStatuses: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'POST /api/client/pub/:pubID/orders/quote': { dish_id: 200, choice_id: 200 },
  'POST /api/client/pub/:pubID/orders/times': { dish_id: 200, choice_id: 200 },
  'POST /api/company/:companyID/pubs/:pubID/orders/quote': { dish_id: 200, choice_id: 200 },
  'POST /api/company/:companyID/pubs/:pubID/why': { dish_id: 200, choice_id: 200 },
  'POST /api/company/:companyID/pubs/:pubID/dishes/change': { dish_id: 409 },
  'POST /api/company/:companyID/pubs/:pubID/menu-import': { dish_id: 404 },
};
/** Its choices stand for dishes of the pub. */
const OPTION_GROUPS = '/api/company/:companyID/pubs/:pubID/option-groups';

/** The possible statuses of a request with the id of another. */
export function statusesOf({ name, position }: ForeignRequest): readonly number[] {
  if (position === 'dish_id' && name.includes(OPTION_GROUPS)) return [404];
  if (position in namingFields) {
    return [otherStatuses[name]?.[position] ?? namingFields[position] ?? 0];
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

type Named = readonly [position: string, fields: object];

/** The fields of bodies that name a thing, with one of another. */
function foreignBodies(own: EveryRole, others: EveryRole): readonly Named[] {
  const [line] = dishes(own);
  const [foreignLine] = marks(others);
  const { source_menu_id, source_category_id, source_dish_id } = sourcesOf(others);
  const options = [{ choice_id: others.ids['choiceID'], count: 1 }];
  return [
    ['dish_id', { dishes: dishes(others) }],
    ['choice_id', { dishes: [{ ...line, options }] }],
    ['line_id', { dishes: [{ ...line, line_id: foreignLine?.line_id }] }],
    ['dish_id', { changes: [{ ...aMove(own), dish_id: others.ids['dishID'] }] }],
    [
      'category_id',
      { changes: [{ ...aMove(own), wanted: { category_id: others.ids['categoryID'] } }] },
    ],
    ['source_menu_id', { source_menu_id }],
    ['source_category_id', { source_category_id }],
    ['source_dish_id', { source_dish_id }],
    ['dish_id', { rows: listed(others) }],
    ['dish_id', { choices: choices(others) }],
    ['id', { choices: choices(own).map((one) => ({ ...one, id: others.ids['choiceID'] })) }],
    ['id', { sizes: { choices: sizes(others) } }],
    ['id', { items: translated(others) }],
    ['group_id', { groups: groups(others) }],
    ['dish_ids', { dish_ids: [others.ids['dishID']] }],
    ['line_ids', { line_ids: [foreignLine?.line_id] }],
    ['order_id', { order_id: others.orders.reserved.id }],
    ['order_ids', { order_ids: [others.orders.reserved.id] }],
    ['courier_id', { courier_id: others.courier.id }],
    ['category_ids', { category_ids: [others.ids['categoryID']] }],
    ['station_id', { station_id: others.ids['stationID'] }],
    ['printer_id', { printer_id: others.ids['printerID'] }],
    ['line_id', { lines: marks(others) }],
    ['line_id', { line_id: foreignLine?.line_id }],
    ['seen_removed_ids', { seen_removed_ids: [foreignLine?.line_id] }],
    ['avoids_seen_ids', { avoids_seen_ids: [foreignLine?.line_id] }],
  ];
}

/** The only call of a basket whose lines may be named. */
const EDIT = 'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes';

/** Every call whose query or body names a thing, with that of another. */
export function foreignNames(own: EveryRole, others: EveryRole): ForeignRequest[] {
  const bodies = foreignBodies(own, others);
  const queries: readonly Named[] = [
    ['before', { before: others.orders.reserved.id }],
    ['source_id', { source_id: others.ids['menuID'] }],
  ];
  return listCalls().flatMap((name) => {
    const spec: RouteSpec = routes[name];
    const isNamed = (part: RouteSpec['body'], fields: object): boolean =>
      Object.keys(knownFields(part, fields) ?? {}).length > 0;
    const inBody = bodies.filter(
      ([position, fields]) =>
        isNamed(spec.body, fields) &&
        !(position === 'line_id' && 'dishes' in fields && name !== EDIT),
    );
    const inQuery = queries.filter(([, fields]) => isNamed(spec.query, fields));
    if (spec.access === 'admin') return [];
    const named = [
      ...inBody.map(([position, body]) => ({ position, query: {}, body })),
      ...inQuery.map(([position, query]) => ({ position, query, body: {} })),
    ];
    return (namingRoles[spec.access] ?? []).flatMap((role) =>
      named.map(({ position, query, body }) => ({
        name,
        role,
        position,
        params: own.ids,
        query: { ...queryOf(name, spec, own), ...query } as Record<string, string>,
        ...(spec.body && { body: { ...bodyFor(spec, own), ...body } }),
      })),
    );
  });
}
