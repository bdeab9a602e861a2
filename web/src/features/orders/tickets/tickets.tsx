import type { Order } from '@comanda/contract/orders';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { PrintedTicket } from './printed-ticket.tsx';
import { readTicketChoice, type TicketChoice } from './ticket-choice.ts';
import { ticketOf } from '@comanda/contract/printing';
import { TicketPopup } from './ticket-popup.tsx';

export type TicketsProps = {
  readonly order: Order;
  /** `print`: at once as the device did the last time; the first time and with `choose` the popup opens. */
  readonly wish: 'print' | 'choose';
  readonly isOpen: boolean;
  readonly onEnd: () => void;
};

/** Prints an order, or asks how. */
export function Tickets({ order, wish, isOpen, onEnd }: TicketsProps) {
  const [choice] = useState(readTicketChoice);
  const [now] = useState(() => new Date());
  if (wish === 'choose' || !choice) {
    return <TicketPopup order={order} now={now} isOpen={isOpen} onClose={onEnd} />;
  }
  return isOpen && <DirectPrint order={order} now={now} choice={choice} onEnd={onEnd} />;
}

type DirectProps = Pick<TicketsProps, 'order' | 'onEnd'> & {
  readonly now: Date;
  readonly choice: TicketChoice;
};

function DirectPrint({ order, now, choice, onEnd }: DirectProps) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const lines = ticketOf(order, choice, { t, language, pub, now });
  return <PrintedTicket lines={lines} paper={choice.paper} onEnd={onEnd} />;
}
