export * from './quote.ts';
export * from './routes.ts';
export * from './schemas.ts';
export { ticketTexts } from './ticket-texts.ts';
