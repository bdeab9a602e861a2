import type { Call, Routes } from '@comanda/contract';
import type { TextKey } from '@comanda/contract/texts';

/** The writes inside a pub: an administrator's is logged under the name of its call. */
type WriteInPub = {
  [Name in Call]: Routes[Name] extends { access: 'pub'; byEntered: string } ? Name : never;
}[Call];

const textsOfPlatform: Readonly<Record<string, TextKey>> = {
  'enter-pub': 'administration.did_enter_pub',
  'leave-pub': 'administration.did_leave_pub',
  'set-tariff': 'administration.did_set_tariff',
  'extend-pub': 'administration.did_extend_pub',
  'approve-courier': 'administration.did_approve_courier',
  'block-courier': 'administration.did_block_courier',
  'settle-with-courier': 'administration.did_settle_courier',
  'reverse-settlement': 'administration.did_reverse_settlement',
  'delete-client': 'administration.did_delete_client',
  'add-vat-rate': 'administration.did_add_vat_rate',
  'delete-vat-rate': 'administration.did_delete_vat_rate',
};

const textsOfWrites: Readonly<Record<WriteInPub, TextKey>> = {
  'PUT /api/company/:companyID/pubs/:pubID': 'administration.did_save_pub',
  'DELETE /api/company/:companyID/pubs/:pubID': 'administration.did_delete_pub',
  'PATCH /api/company/:companyID/pubs/:pubID/bg': 'administration.did_upload_cover',
  'POST /api/company/:companyID/pubs/:pubID/geolocation': 'administration.did_set_geolocation',
  'POST /api/company/:companyID/pubs/:pubID/set-up': 'administration.did_take_set_up_step',
  'PUT /api/company/:companyID/pubs/:pubID/pause': 'administration.did_pause_orders',
  'PUT /api/company/:companyID/pubs/:pubID/busy': 'administration.did_set_busy',
  'POST /api/company/:companyID/pubs/:pubID/menus/copy': 'administration.did_copy_menu',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/copy':
    'administration.did_copy_category',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/copy':
    'administration.did_copy_dish',
  'POST /api/company/:companyID/pubs/:pubID/menus': 'administration.did_create_menu',
  'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID': 'administration.did_change_menu',
  'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID': 'administration.did_delete_menu',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/move-left':
    'administration.did_move_menu',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/move-right':
    'administration.did_move_menu',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/move-to': 'administration.did_move_menu',
  'POST /api/company/:companyID/pubs/:pubID/menu-import': 'administration.did_import_menu',
  'PUT /api/company/:companyID/pubs/:pubID/translations': 'administration.did_translate_menu',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories':
    'administration.did_create_category',
  'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID':
    'administration.did_change_category',
  'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID':
    'administration.did_delete_category',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/move-left':
    'administration.did_move_category',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/move-right':
    'administration.did_move_category',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/move-to':
    'administration.did_move_category',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes':
    'administration.did_create_dish',
  'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID':
    'administration.did_change_dish',
  'DELETE /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID':
    'administration.did_delete_dish',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/move-left':
    'administration.did_move_dish',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/move-right':
    'administration.did_move_dish',
  'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/move-to':
    'administration.did_move_dish',
  'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/image':
    'administration.did_upload_category',
  'POST /api/company/:companyID/pubs/:pubID/dishes/change': 'administration.did_change_dishes',
  'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out':
    'administration.did_set_sold_out',
  'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/left-count':
    'administration.did_set_left_count',
  'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image':
    'administration.did_upload_dish',
  'POST /api/company/:companyID/pubs/:pubID/option-groups':
    'administration.did_create_option_group',
  'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID':
    'administration.did_change_option_group',
  'DELETE /api/company/:companyID/pubs/:pubID/option-groups/:groupID':
    'administration.did_delete_option_group',
  'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/dishes':
    'administration.did_set_dishes_of_group',
  'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/choices/:choiceID/sold-out':
    'administration.did_set_choice_sold_out',
  'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/option-groups':
    'administration.did_set_groups_of_dish',
  'POST /api/company/:companyID/pubs/:pubID/shipping': 'administration.did_save_zones',
  'POST /api/company/:companyID/pubs/:pubID/shipping-availability':
    'administration.did_switch_delivery',
  'POST /api/company/:companyID/pubs/:pubID/preorder': 'administration.did_save_payment',
  'POST /api/company/:companyID/pubs/:pubID/shipping-time': 'administration.did_save_delivery_time',
  'PUT /api/company/:companyID/pubs/:pubID/hours': 'administration.did_save_all_hours',
  'PUT /api/company/:companyID/pubs/:pubID/later': 'administration.did_save_later',
  'PUT /api/company/:companyID/pubs/:pubID/slots': 'administration.did_shut_slot',
  'POST /api/company/:companyID/pubs/:pubID/shipping-work-hours': 'administration.did_save_hours',
  'POST /api/company/:companyID/pubs/:pubID/shipping-price': 'administration.did_save_zone_prices',
  'POST /api/company/:companyID/pubs/:pubID/zone-terms': 'administration.did_save_zone_terms',
  'POST /api/company/:companyID/pubs/:pubID/shipping-free-delivery-prices':
    'administration.did_save_free_delivery',
  'POST /api/company/:companyID/pubs/:pubID/delivery-type': 'administration.did_set_delivery_type',
  'POST /api/company/:companyID/pubs/:pubID/add-commission-to-dish-prices':
    'administration.did_switch_commission',
  'POST /api/company/:companyID/pubs/:pubID/couriers': 'administration.did_attach_courier',
  'DELETE /api/company/:companyID/pubs/:pubID/couriers/:courierID':
    'administration.did_detach_courier',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status':
    'administration.did_set_status',
  'POST /api/company/:companyID/pubs/:pubID/rehearsal-order': 'administration.did_send_rehearsal',
  'POST /api/company/:companyID/pubs/:pubID/orders': 'administration.did_take_order',
  'POST /api/company/:companyID/pubs/:pubID/orders/:orderID/payments':
    'administration.did_record_payment',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/payments/:paymentID/void':
    'administration.did_void_payment',
  'POST /api/company/:companyID/pubs/:pubID/orders/:orderID/receipt':
    'administration.did_want_receipt',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/receipt':
    'administration.did_answer_receipt',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/receipt-to':
    'administration.did_set_receipt_to',
  'PUT /api/company/:companyID/pubs/:pubID/till': 'administration.did_set_till',
  'DELETE /api/company/:companyID/pubs/:pubID/till': 'administration.did_remove_till',
  'PUT /api/company/:companyID/pubs/:pubID/mia': 'administration.did_save_mia',
  'DELETE /api/company/:companyID/pubs/:pubID/mia': 'administration.did_remove_mia',
  'POST /api/company/:companyID/pubs/:pubID/orders/:orderID/mia': 'administration.did_ask_mia',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/mia/cancel':
    'administration.did_cancel_mia',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/opened': 'administration.did_open_order',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/handover':
    'administration.did_allow_handover',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/accept':
    'administration.did_accept_order',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/refuse':
    'administration.did_refuse_order',
  'PUT /api/company/:companyID/pubs/:pubID/orders/refuse': 'administration.did_refuse_orders',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/promise':
    'administration.did_move_promise',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-delivery-price':
    'administration.did_set_delivery_price',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/discount':
    'administration.did_set_discount',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/comp': 'administration.did_set_comp',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes':
    'administration.did_change_order_dishes',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/kitchen':
    'administration.did_mark_lines',
  'POST /api/company/:companyID/pubs/:pubID/alerts/telegram-code':
    'administration.did_create_telegram_link',
  'POST /api/company/:companyID/pubs/:pubID/alerts/telegram-test':
    'administration.did_test_telegram',
  'DELETE /api/company/:companyID/pubs/:pubID/alerts/telegram-chats/:chatID':
    'administration.did_remove_telegram_chat',
  'POST /api/company/:companyID/pubs/:pubID/printers': 'administration.did_add_printer',
  'PUT /api/company/:companyID/pubs/:pubID/printers/:printerID':
    'administration.did_change_printer',
  'DELETE /api/company/:companyID/pubs/:pubID/printers/:printerID':
    'administration.did_remove_printer',
  'POST /api/company/:companyID/pubs/:pubID/printers/:printerID/test':
    'administration.did_test_printer',
  'POST /api/company/:companyID/pubs/:pubID/print-bridge/code':
    'administration.did_create_pairing_code',
  'DELETE /api/company/:companyID/pubs/:pubID/print-bridge': 'administration.did_remove_bridge',
  'POST /api/company/:companyID/pubs/:pubID/orders/:orderID/tickets':
    'administration.did_print_order',
  'POST /api/company/:companyID/pubs/:pubID/stations': 'administration.did_create_station',
  'PUT /api/company/:companyID/pubs/:pubID/stations/:stationID':
    'administration.did_change_station',
  'DELETE /api/company/:companyID/pubs/:pubID/stations/:stationID':
    'administration.did_delete_station',
  'PUT /api/company/:companyID/pubs/:pubID/alerts/desks/:deskKey': 'administration.did_report_desk',
  'PUT /api/company/:companyID/pubs/:pubID/alerts/unheard-warning':
    'administration.did_save_warning',
  'PUT /api/company/:companyID/pubs/:pubID/alerts': 'administration.did_save_alerts',
  'POST /api/company/:companyID/pubs/:pubID/alerts/push-subscriptions':
    'administration.did_add_device',
  'DELETE /api/company/:companyID/pubs/:pubID/alerts/push-subscriptions/:subscriptionID':
    'administration.did_remove_device',
  'POST /api/company/:companyID/pubs/:pubID/alerts/test': 'administration.did_test_alerts',
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-prepared':
    'administration.did_set_prepared',
};

/** The texts of the logged actions. */
export const actionTexts: ReadonlyMap<string, TextKey> = new Map(
  Object.entries({ ...textsOfPlatform, ...textsOfWrites }),
);
