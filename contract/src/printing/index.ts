export { printTexts } from './print-texts.ts';
export * from './routes.ts';
export * from './schemas.ts';
export { ticketOf, type TicketReader } from './ticket-of.ts';
