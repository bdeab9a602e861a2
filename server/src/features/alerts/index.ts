export { registerAlerts } from './routes.ts';
export { oldGuestDevices } from './guest/old-guest-devices.ts';
export { followOrders } from './follow-orders.ts';
export { oldTelegramMessages } from './telegram/messages/old-messages.ts';
export { registerTelegram } from './telegram/routes.ts';
