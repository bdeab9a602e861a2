export { createDeskPresence } from './desks/desk-presence.ts';
export { registerAlerts } from './routes.ts';
export { removeReceivers } from './remove-receivers.ts';
export { followOrders } from './telegram/messages/follow-orders.ts';
export { oldTelegramMessages } from './telegram/messages/old-messages.ts';
export { registerTelegram } from './telegram/routes.ts';
