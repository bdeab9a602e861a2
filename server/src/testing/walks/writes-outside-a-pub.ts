import type { Call } from '@comanda/contract';

const base = '/api/company/:companyID/pubs/:pubID';

/** Writes inside a pub that change nothing that its guests see or order by. */
export const writesWithoutEffectOnGuests: readonly Call[] = [
  `POST ${base}/set-up`,
  `PUT ${base}/alerts`,
  `PUT ${base}/alerts/desks/:deskKey`,
  `PUT ${base}/alerts/unheard-warning`,
  `POST ${base}/alerts/push-subscriptions`,
  `DELETE ${base}/alerts/push-subscriptions/:subscriptionID`,
  `POST ${base}/alerts/test`,
  `POST ${base}/couriers`,
  `DELETE ${base}/couriers/:courierID`,
  `PUT ${base}/orders/:orderID/update-status`,
  `POST ${base}/rehearsal-order`,
  `PUT ${base}/orders/:orderID/opened`,
  `PUT ${base}/orders/:orderID/accept`,
  `PUT ${base}/orders/refuse`,
  `PUT ${base}/orders/:orderID/promise`,
  `PUT ${base}/orders/:orderID/update-delivery-price`,
  `PUT ${base}/orders/:orderID/update-dishes`,
  `PUT ${base}/orders/:orderID/update-prepared`,
  `PUT ${base}/orders/:orderID/kitchen`,
  `POST ${base}/alerts/telegram-code`,
  `POST ${base}/alerts/telegram-test`,
  `DELETE ${base}/alerts/telegram-chats/:chatID`,
  `POST ${base}/printers`,
  `PUT ${base}/printers/:printerID`,
  `DELETE ${base}/printers/:printerID`,
  `POST ${base}/printers/:printerID/test`,
  `POST ${base}/print-bridge/code`,
  `DELETE ${base}/print-bridge`,
  `POST ${base}/orders/:orderID/tickets`,
];

/** Writes of an account to itself and of the platform that change no pub. */
export const writesOutsidePubs: readonly Call[] = [
  'POST /api/account/password',
  'POST /api/admin/get-pub-refresh-token',
  'POST /api/admin/companies/:companyID/tariff',
  'POST /api/admin/couriers/:courierID/approve',
  'POST /api/admin/couriers/:courierID/block',
  'POST /api/admin/couriers/:courierID/settlements',
  'POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse',
  'DELETE /api/admin/clients/:clientID',
];
