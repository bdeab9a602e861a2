export { createDeskPresence } from './desks/desk-presence.ts';
export { registerAlerts } from './routes.ts';
export { hadLastAlert, listAlerts } from './order-alerts.ts';
export { followOrders } from './follow-orders.ts';
export { oldGuestDevices } from './guest/queries.ts';
export { removeReceivers } from './remove-receivers.ts';
export { oldTelegramMessages } from './telegram/messages/old-messages.ts';
export { registerTelegram } from './telegram/routes.ts';
