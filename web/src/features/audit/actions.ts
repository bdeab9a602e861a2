import type { TextKey } from '@comanda/contract/texts';

const PUB = '/api/company/:companyID/pubs/:pubID';
const MENU = `${PUB}/menus/:menuID`;
const CATEGORY = `${MENU}/categories/:categoryID`;
const DISH = `${CATEGORY}/dishes/:dishID`;
const ORDER = `${PUB}/orders/:orderID`;

/** The create, change, move and delete actions of one menu level. */
const level = (one: string, thing: 'menu' | 'category' | 'dish'): [string, TextKey][] => [
  [`POST ${one.slice(0, one.lastIndexOf('/'))}`, `administration.did_create_${thing}`],
  [`PUT ${one}`, `administration.did_change_${thing}`],
  [`DELETE ${one}`, `administration.did_delete_${thing}`],
  [`POST ${one}/move-left`, `administration.did_move_${thing}`],
  [`POST ${one}/move-right`, `administration.did_move_${thing}`],
  [`POST ${one}/move-to`, `administration.did_move_${thing}`],
];

/** The texts of the logged actions; inside a pub an action is the name of the call. */
export const actionTexts: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['enter-pub', 'administration.did_enter_pub'],
  ['leave-pub', 'administration.did_leave_pub'],
  ['set-tariff', 'administration.did_set_tariff'],
  ['extend-pub', 'administration.did_extend_pub'],
  ['approve-courier', 'administration.did_approve_courier'],
  ['block-courier', 'administration.did_block_courier'],
  ['settle-with-courier', 'administration.did_settle_courier'],
  ['reverse-settlement', 'administration.did_reverse_settlement'],
  ['delete-client', 'administration.did_delete_client'],
  [`PUT ${PUB}`, 'administration.did_save_pub'],
  [`DELETE ${PUB}`, 'administration.did_delete_pub'],
  [`PATCH ${PUB}/bg`, 'administration.did_upload_cover'],
  [`POST ${PUB}/geolocation`, 'administration.did_set_geolocation'],
  [`POST ${PUB}/set-up`, 'administration.did_take_set_up_step'],
  [`PUT ${PUB}/pause`, 'administration.did_pause_orders'],
  [`PUT ${PUB}/busy`, 'administration.did_set_busy'],
  ...level(MENU, 'menu'),
  ...level(CATEGORY, 'category'),
  ...level(DISH, 'dish'),
  [`PATCH ${CATEGORY}/image`, 'administration.did_upload_category'],
  [`PUT ${PUB}/dishes/:dishID/sold-out`, 'administration.did_set_sold_out'],
  [`PATCH ${DISH}/image`, 'administration.did_upload_dish'],
  [`POST ${PUB}/shipping`, 'administration.did_save_zones'],
  [`POST ${PUB}/shipping-availability`, 'administration.did_switch_delivery'],
  [`POST ${PUB}/preorder`, 'administration.did_save_payment'],
  [`POST ${PUB}/shipping-time`, 'administration.did_save_delivery_time'],
  [`POST ${PUB}/shipping-work-hours`, 'administration.did_save_hours'],
  [`POST ${PUB}/shipping-price`, 'administration.did_save_zone_prices'],
  [`POST ${PUB}/shipping-free-delivery-prices`, 'administration.did_save_free_delivery'],
  [`POST ${PUB}/delivery-type`, 'administration.did_set_delivery_type'],
  [`POST ${PUB}/add-commission-to-dish-prices`, 'administration.did_switch_commission'],
  [`POST ${PUB}/couriers`, 'administration.did_attach_courier'],
  [`DELETE ${PUB}/couriers/:courierID`, 'administration.did_detach_courier'],
  [`PUT ${ORDER}/update-status`, 'administration.did_set_status'],
  [`POST ${PUB}/rehearsal-order`, 'administration.did_send_rehearsal'],
  [`PUT ${ORDER}/opened`, 'administration.did_open_order'],
  [`PUT ${ORDER}/accept`, 'administration.did_accept_order'],
  [`PUT ${ORDER}/refuse`, 'administration.did_refuse_order'],
  [`PUT ${ORDER}/promise`, 'administration.did_move_promise'],
  [`PUT ${ORDER}/update-delivery-price`, 'administration.did_set_delivery_price'],
  [`PUT ${ORDER}/update-dishes`, 'administration.did_change_order_dishes'],
  [`PUT ${ORDER}/kitchen`, 'administration.did_mark_lines'],
  [`POST ${PUB}/alerts/telegram-code`, 'administration.did_create_telegram_link'],
  [`POST ${PUB}/alerts/telegram-test`, 'administration.did_test_telegram'],
  [`DELETE ${PUB}/alerts/telegram-chats/:chatID`, 'administration.did_remove_telegram_chat'],
  [`POST ${PUB}/stations`, 'administration.did_create_station'],
  [`PUT ${PUB}/stations/:stationID`, 'administration.did_change_station'],
  [`DELETE ${PUB}/stations/:stationID`, 'administration.did_delete_station'],
  [`PUT ${PUB}/alerts/desks/:deskKey`, 'administration.did_report_desk'],
  [`PUT ${PUB}/alerts/unheard-warning`, 'administration.did_save_warning'],
  [`PUT ${PUB}/alerts`, 'administration.did_save_alerts'],
  [`POST ${PUB}/alerts/push-subscriptions`, 'administration.did_add_device'],
  [`DELETE ${PUB}/alerts/push-subscriptions/:subscriptionID`, 'administration.did_remove_device'],
  [`POST ${PUB}/alerts/test`, 'administration.did_test_alerts'],
  [`PUT ${ORDER}/update-prepared`, 'administration.did_set_prepared'],
]);
