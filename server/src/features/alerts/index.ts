export { createDeskPresence } from './desks/desk-presence.ts';
export { registerAlerts } from './routes.ts';
export { hadLastAlert, listAlerts } from './order-alerts.ts';
export { followOrders } from './follow-orders.ts';
export { GUEST_DEVICE_MINUTES } from './guest/notify-guest.ts';
export { oldGuestDevices, UNFINISHED_DEVICE_DAYS } from './guest/queries.ts';
export { removeReceivers } from './remove-receivers.ts';
export { oldTelegramMessages, TELEGRAM_MESSAGE_DAYS } from './telegram/messages/old-messages.ts';
export { registerTelegram } from './telegram/routes.ts';
