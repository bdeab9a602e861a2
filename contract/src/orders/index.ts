export * from './quote.ts';
export * from './routes.ts';
export * from './schemas.ts';
export * from './request-schemas.ts';
export { linesOf, type Kitchen } from './lines-of-station.ts';
export { optionText } from './option-text.ts';
export { ticketTexts } from './ticket-texts.ts';
