export type ErrorSpec = {
  readonly status: number;
  /** The text on the wire. Other programs compare it: a text never changes (docs/product/languages-and-texts.md). */
  readonly err: string;
  /** The log level of the failure: a failure that a stranger can cause at will has a low one. */
  readonly level: 'debug' | 'info' | 'warn' | 'error';
};

function refusal(status: number, err: string): ErrorSpec {
  return { status, err, level: 'debug' };
}

/** Every failure of a call. The text key of a code is `errors.<code>`. */
export const errorTable = {
  something_went_wrong: { status: 500, err: 'internal server error', level: 'error' },
  storage_is_full: { status: 507, err: 'storage is full', level: 'error' },
  service_unavailable: { status: 503, err: 'service unavailable', level: 'warn' },
  unauthorized: refusal(401, 'unauthorized'),
  session_expired: refusal(401, 'session expired'),
  session_reused: { status: 401, err: 'session expired', level: 'warn' },
  invalid_credentials: { status: 401, err: 'invalid credentials', level: 'info' },
  // Not 401: the session is valid and needs no refresh.
  password_is_wrong: { status: 422, err: 'wrong password', level: 'info' },
  email_is_already_used: refusal(409, 'email is already used'),
  reset_link_is_over: refusal(404, 'reset link is over'),
  mail_is_not_set_up: refusal(409, 'mail is not set up'),
  forbidden: { status: 403, err: 'forbidden', level: 'info' },
  not_found: refusal(404, 'not found'),
  too_many_requests: { status: 429, err: 'too many requests', level: 'info' },
  bad_document: refusal(400, 'bad document'),
  body_is_too_large: refusal(413, 'body is too large'),
  headers_are_too_large: refusal(431, 'headers are too large'),
  request_took_too_long: refusal(408, 'request took too long'),
  validation_error: refusal(400, 'validation error'),
  company_with_the_same_name_already_exists: refusal(
    409,
    'company with the same name already exists',
  ),
  company_with_the_same_email_already_exists: refusal(
    409,
    'company with the same email already exists',
  ),
  courier_with_the_same_email_already_exists: refusal(
    409,
    'courier with the same email already exists',
  ),
  client_with_the_same_phone_already_exists: refusal(
    409,
    'client with the same phone already exists',
  ),
  pub_with_the_same_url_name_already_exists: refusal(
    409,
    'pub with the same url name already exists',
  ),
  pub_has_orders_in_process: refusal(409, 'pub has orders in process'),
  pub_limit_exceeded: refusal(403, 'pub limit exceeded'),
  menu_limit_exceeded: refusal(409, 'menu limit exceeded'),
  category_limit_exceeded: refusal(409, 'category limit exceeded'),
  dish_limit_exceeded: refusal(409, 'dish limit exceeded'),
  pub_dish_limit_exceeded: refusal(409, 'pub dish limit exceeded'),
  option_group_limit_exceeded: refusal(409, 'option group limit exceeded'),
  option_choice_limit_exceeded: refusal(409, 'option choice limit exceeded'),
  dish_option_limit_exceeded: refusal(409, 'dish option limit exceeded'),
  option_dish_not_found: refusal(404, 'dish of the option not found'),
  option_limits_do_not_fit: refusal(422, 'option limits do not fit'),
  option_group_changed_meanwhile: refusal(409, 'option group changed meanwhile'),
  station_limit_exceeded: refusal(409, 'station limit exceeded'),
  device_limit_exceeded: refusal(409, 'device limit exceeded'),
  order_device_limit_exceeded: refusal(409, 'order device limit exceeded'),
  printer_limit_exceeded: refusal(409, 'printer limit exceeded'),
  pairing_code_is_over: refusal(404, 'pairing code is over'),
  print_job_is_taken: refusal(409, 'print job is taken'),
  zone_limit_exceeded: refusal(409, 'zone limit exceeded'),
  vertex_limit_exceeded: refusal(422, 'vertex limit exceeded'),
  telegram_is_off: refusal(409, 'telegram is off'),
  telegram_is_away: { status: 503, err: 'telegram is away', level: 'warn' },
  telegram_chat_limit_exceeded: refusal(409, 'telegram chat limit exceeded'),
  courier_limit_exceeded: refusal(409, 'courier limit exceeded'),
  file_is_too_large: refusal(413, 'file is too large'),
  invalid_file_extension: refusal(400, 'invalid file extension'),
  file_is_not_an_image: refusal(400, 'file is not an image'),
  invalid_file: refusal(400, 'invalid file'),
  courier_id_is_invalid: refusal(400, 'courier id is invalid'),
  too_many_unconfirmed_couriers: refusal(409, 'too many couriers have not confirmed yet'),
  courier_not_found: refusal(404, 'courier not found'),
  order_not_found: refusal(404, 'order not found'),
  order_is_already_reserved: refusal(409, 'order is already reserved'),
  order_is_not_available: refusal(409, 'order is not available'),
  order_is_finished: refusal(409, 'order is finished'),
  order_changed_meanwhile: refusal(409, 'order changed meanwhile'),
  cancel_reason_does_not_fit: refusal(422, 'cancel reason does not fit'),
  cancel_text_is_required: refusal(422, 'cancel text is required'),
  sold_out_dishes_are_required: refusal(422, 'sold out dishes are required'),
  dish_is_not_in_order: refusal(422, 'dish is not in the order'),
  choice_is_not_in_order: refusal(422, 'choice is not in the order'),
  promise_reason_is_required: refusal(422, 'promise reason is required'),
  order_has_another_currency: refusal(409, 'order has another currency'),
  settlement_already_reversed: refusal(409, 'settlement is already reversed'),
  action_id_was_used: refusal(409, 'action id was used for something else'),
  menu_changed_meanwhile: refusal(409, 'menu changed meanwhile'),
  place_changed_meanwhile: refusal(409, 'place changed meanwhile'),
  dishes_changed_meanwhile: refusal(409, 'dishes changed meanwhile'),
  zones_changed_meanwhile: refusal(409, 'zones changed meanwhile'),
  idempotency_key_is_required: refusal(400, 'idempotency key is required'),
  idempotency_key_was_used: refusal(409, 'idempotency key was used for another order'),
  pub_expired: refusal(422, 'pub expired'),
  delivery_is_off: refusal(422, 'delivery is off'),
  in_place_order_is_off: refusal(422, 'in place order is off'),
  pub_is_paused: refusal(422, 'pub is paused'),
  pub_is_closed: refusal(422, 'pub is closed'),
  outside_delivery_zones: refusal(422, 'outside delivery zones'),
  zone_without_price: refusal(422, 'zone without price'),
  location_is_required: refusal(422, 'location is required'),
  payment_type_not_offered: refusal(422, 'payment type is not offered'),
  table_is_required: refusal(422, 'table is required'),
  basket_is_empty: refusal(422, 'basket is empty'),
  order_line_limit_exceeded: refusal(422, 'order line limit exceeded'),
  dish_count_is_invalid: refusal(422, 'dish count is invalid'),
  dish_not_available: refusal(422, 'dish is not available'),
  dish_sold_out: refusal(422, 'dish is sold out'),
  dish_not_served_now: refusal(422, 'dish is not served now'),
  total_changed: refusal(409, 'total changed'),
  too_few_left: refusal(422, 'too few are left'),
  options_do_not_fit: refusal(422, 'options do not fit'),
  dish_notes_are_off: refusal(422, 'dish notes are off'),
  order_line_is_ambiguous: refusal(409, 'order line is ambiguous'),
  rehearsal_needs_a_dish: refusal(422, 'rehearsal needs a dish'),
  rehearsal_needs_delivery: refusal(422, 'rehearsal needs delivery'),
  rehearsal_is_in_process: refusal(409, 'rehearsal is in process'),
  delivery_price_not_offered: refusal(422, 'delivery price is not offered'),
} as const satisfies Record<string, ErrorSpec>;

export type ErrorCode = keyof typeof errorTable;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTable, code);
}
