export { bill } from './bill.ts';
export { canceledTicket } from './canceled-ticket.ts';
export { testTicket } from './test-ticket.ts';
export { kitchenTicket } from './kitchen-ticket.ts';
export {
  cellFactor,
  lineCells,
  pageHeightMm,
  paperWidths,
  type Lines,
  type PaperWidth,
  type TicketLine,
  type TicketStyle,
} from './ticket-lines.ts';
export { cellsOf, charactersOf } from './ticket-text.ts';
export { type TicketOrder, type TicketWords } from './ticket-order.ts';
