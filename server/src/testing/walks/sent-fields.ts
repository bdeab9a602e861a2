import type { Call } from '@comanda/contract';

/**
 * The names of fields that decide about rights, money or identity. A call may have one only with its reason in
 * `sentFields`: everything else of this kind is the server's own.
 */
export const DECISIVE =
  /(^|_)ids?$|^(is|has)_|_at$|_minor$|status|role|tariff|balance|revision|version|price|total|amount|commission|percent|token|hash|key|expir|created|reserve|entered|deleted|count$/;

const ownPrice = 'the pub sets its own prices';
const step = {
  order_id: 'only an order that is theirs, or that they may reserve',
  action_id: 'made by the client',
  happened_at: 'never later than now, and only shown',
};
const lines = {
  'dishes.dish_id': 'only a dish of the pub',
  'dishes.count': 'the basket',
  'dishes.dish_price': 'ignored',
  'dishes.options.choice_id': 'only a choice that the dish offers',
  'dishes.options.count': 'within the limits of the choice and of its group',
};
/** Of an order that a guest asks about or places. */
const ofOrder = { ...lines, wanted_at: 'only a time that the pub offers' };
const zones = { 'shapes.shape_id': 'made by the client', 'before.shape_id': 'made by the client' };
const zoneTerms = {
  'zone.shape_id': 'only a zone of the pub',
  'zone.price': ownPrice,
  'zone.steps.price': ownPrice,
  'before.shape_id': 'compared, never stored',
  'before.price': 'compared, never stored',
  'before.steps.price': 'compared, never stored',
};
const ownPortion = 'what the guest gets on the plate';
const dish = {
  price: ownPrice,
  sale_price: ownPrice,
  'food.portion.amounts': ownPortion,
  'sizes.choices.id': 'only a size of the dish',
  'sizes.choices.price': ownPrice,
  'sizes.before.group_id': 'compared, never stored',
  'sizes.before.revision': 'compared, never stored',
};
const printer = { station_id: 'only a station of the pub' };
const copySource = 'only of a pub of the company';
const station = { category_ids: 'only categories of the pub' };
const group = {
  'choices.id': 'only a choice of the group',
  'choices.price': ownPrice,
  'choices.max_count': 'the pub’s own limit',
  'choices.dish_id': 'only a dish of the pub',
  'choices.size_prices': ownPrice,
  'choices.size_prices.price': ownPrice,
  'choices.food.portion.amounts': ownPortion,
};
const pub = '/api/company/:companyID/pubs/:pubID';
const dishes = `${pub}/menus/:menuID/categories/:categoryID/dishes` as const;

export const sentFields: Readonly<Partial<Record<Call, Readonly<Record<string, string>>>>> = {
  'POST /api/company': { tariff: 'chosen at the registration' },
  'POST /api/auth/reset-password': { token: 'the key of the mailed link' },
  [`PUT ${pub}`]: {
    currency_id: 'the pub’s own; orders keep theirs',
    has_in_place_order: 'a switch of the pub',
    has_pick_up_order: 'a switch of the pub',
    max_order_total: 'the pub’s own bound',
  },
  [`POST ${pub}/menus/copy`]: { source_menu_id: copySource },
  [`POST ${pub}/menus/:menuID/categories/copy`]: { source_category_id: copySource },
  [`POST ${dishes}/copy`]: { source_dish_id: copySource },
  [`POST ${pub}/dishes/change`]: {
    'changes.dish_id': 'only a dish of the pub',
    'changes.seen.price': 'compared, never stored',
    'changes.seen.sale_price': 'compared, never stored',
    'changes.seen.category_id': 'compared, never stored',
    'changes.wanted.price': ownPrice,
    'changes.wanted.sale_price': ownPrice,
    'changes.wanted.category_id': 'only a category of the pub',
  },
  [`POST ${dishes}`]: dish,
  [`PUT ${dishes}/:dishID`]: dish,
  [`POST ${pub}/shipping`]: zones,
  [`POST ${pub}/shipping-price`]: { prices: ownPrice },
  [`POST ${pub}/zone-terms`]: zoneTerms,
  [`POST ${pub}/shipping-free-delivery-prices`]: { prices: ownPrice },
  [`POST ${pub}/add-commission-to-dish-prices`]: {
    add_commission_to_dish_prices: 'a switch of the pub, for new orders',
  },
  [`POST ${pub}/couriers`]: { courier_id: 'any courier, who has to confirm' },
  'POST /api/client/pub/:pubID/orders/quote': ofOrder,
  'POST /api/client/pub/:pubID/orders/times': ofOrder,
  [`POST ${pub}/why`]: lines,
  [`POST ${pub}/orders`]: { ...ofOrder, delivery_price: 'ignored' },
  [`POST ${pub}/orders/quote`]: ofOrder,
  [`POST ${pub}/orders/:orderID/mia`]: { amount: 'at most what is open of the order' },
  [`PUT ${pub}/mia`]: {
    client_id: 'the pub’s own, known to its bank',
    signature_key: 'the pub’s own, known to its bank',
    is_sandbox: 'a switch of the pub',
  },
  [`POST ${pub}/orders/:orderID/receipt`]: { action_id: 'made by the client' },
  [`PUT ${pub}/till`]: { api_key: 'the pub’s own, known to its till' },
  [`POST ${pub}/orders/:orderID/payments`]: {
    amount: 'what the pub says that it got',
    action_id: 'made by the client',
  },
  'POST /api/client/pub/:pubID/orders': {
    ...ofOrder,
    delivery_price: 'ignored',
    expected_total: 'compared, never stored',
  },
  [`POST ${pub}/option-groups`]: group,
  [`PUT ${pub}/slots`]: { is_shut: 'a switch of the pub' },
  'POST /api/client/orders/:trackingToken/leave-out': {
    line_ids: 'only what is missing of the order',
  },
  [`PUT ${pub}/hours`]: { revision: 'compared, never stored' },
  [`PUT ${pub}/option-groups/:groupID`]: { ...group, revision: 'compared, never stored' },
  [`PUT ${pub}/option-groups/:groupID/dishes`]: { dish_ids: 'only dishes of the pub' },
  [`POST ${pub}/menu-import`]: {
    'rows.price': ownPrice,
    'rows.sale_price': ownPrice,
    'rows.food.portion.amounts': ownPortion,
    'rows.sizes.price': ownPrice,
    'rows.dish_id': 'only a dish of the pub',
  },
  [`PUT ${pub}/dishes/:dishID/option-groups`]: {
    'groups.group_id': 'only groups of the pub',
    'before.group_id': 'compared, never stored',
  },
  [`PUT ${pub}/translations`]: { 'items.id': 'only an entry of the pub' },
  [`POST ${pub}/stations`]: station,
  [`PUT ${pub}/stations/:stationID`]: station,
  [`POST ${pub}/printers`]: printer,
  [`PUT ${pub}/printers/:printerID`]: printer,
  [`POST ${pub}/orders/:orderID/tickets`]: { printer_id: 'only a printer of the pub' },
  'POST /api/print-bridge/state': { 'printers.printer_id': 'only printers of the bridge’s pub' },
  [`PUT ${pub}/orders/:orderID/kitchen`]: {
    'lines.line_id': 'only a line of the order',
    'lines.count': 'compared, never stored',
    'lines.is_done': 'the kitchen’s own mark',
    seen_removed_ids: 'only lines that were removed from the order',
    avoids_seen_ids: 'only lines of the order',
  },
  [`PUT ${pub}/orders/:orderID/update-prepared`]: {
    'seen_lines.line_id': 'compared, never stored',
    'seen_lines.count': 'compared, never stored',
  },
  [`PUT ${pub}/orders/:orderID/update-dishes`]: {
    ...lines,
    'dishes.line_id': 'only a line of the order',
    revision: 'compared, never stored',
  },
  [`PUT ${pub}/orders/:orderID/discount`]: {
    revision: 'compared, never stored',
    percent: 'the pub’s own price, never below zero',
    amount: 'the pub’s own price, never below zero',
  },
  [`PUT ${pub}/orders/:orderID/comp`]: {
    revision: 'compared, never stored',
    line_id: 'only a line of the order',
    count: 'at most what the line has',
  },
  [`PUT ${pub}/orders/refuse`]: { order_ids: 'only orders of the pub' },
  [`PUT ${pub}/orders/:orderID/refuse`]: {
    sold_out_dish_ids: 'only dishes of the order',
    sold_out_choice_ids: 'only choices of the order',
  },
  'POST /api/courier/:courierID/reserve-order': step,
  'POST /api/courier/:courierID/coming': step,
  'POST /api/courier/:courierID/release-order': step,
  'POST /api/courier/:courierID/set-order-to-at-courier': step,
  'POST /api/courier/:courierID/set-order-to-completed': step,
  'POST /api/courier/:courierID/set-order-to-canceled': step,
  'POST /api/courier/:courierID/position': { order_id: 'only an order that is theirs' },
  'POST /api/admin/couriers/:courierID/settlements': {
    amount: 'the platform records a payment',
    currency_id: 'the platform records a payment',
    action_id: 'made by the client',
  },
  'POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse': {
    action_id: 'made by the client',
  },
  'POST /api/admin/companies/:companyID/tariff': { tariff: 'the platform decides' },
  'POST /api/admin/pubs/:pubID/extend': { action_id: 'made by the client' },
  'POST /api/admin/vat-rates': { percent: 'the platform decides' },
};
