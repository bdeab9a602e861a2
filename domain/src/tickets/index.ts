export { bill } from './bill.ts';
export { kitchenTicket } from './kitchen-ticket.ts';
export {
  cellFactor,
  lineCells,
  paperWidths,
  type PaperWidth,
  type TicketLine,
  type TicketStyle,
} from './ticket-lines.ts';
export { type TicketOrder, type TicketWords } from './ticket-order.ts';
