export * from './quote.ts';
export * from './pub-routes.ts';
export * from './guest-routes.ts';
export * from './line-schemas.ts';
export * from './schemas.ts';
export * from './request-schemas.ts';
export { linesOf, type Kitchen } from './lines-of-station.ts';
export * from './order-type-texts.ts';
export { ticketTexts } from './ticket-texts.ts';
