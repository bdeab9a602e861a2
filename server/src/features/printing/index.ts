export { authoriseBridge } from './bridge/authorise-bridge.ts';
export { cancelTickets, resumeTickets } from './jobs/cancel-tickets.ts';
export { insertTicketsOf, renewTickets } from './jobs/insert-tickets.ts';
export { oldTickets, TICKET_DAYS } from './jobs/queries.ts';
export type { OrderForTickets } from './printing-deps.ts';
export { removePrinting } from './printers/queries.ts';
export { registerPrinting } from './routes.ts';
