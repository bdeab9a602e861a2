import type { Order } from '@comanda/contract/orders';
import type { PrintedTicket } from '@comanda/contract/printing';
import { Printer } from 'lucide-react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { usePrinters, type PrintingPub } from '../printing-api.ts';
import styles from './order-tickets.module.css';
import { usePrintOrder, useTickets } from './tickets-api.ts';

type Props = {
  readonly pub: PrintingPub;
  readonly order: Pick<Order, 'id' | 'revision'>;
};

/** What the pub's printers have printed of an order, and a button for each ticket; nothing without printers. */
export function OrderTickets({ pub, order }: Props) {
  const { t } = useText();
  const writeError = useErrorText();
  const printers = usePrinters(pub).data?.printers ?? [];
  const tickets = useTickets(pub, order, printers.length > 0).data ?? [];
  const printing = usePrintOrder(pub, order);
  const pressed = printing.isPending ? printing.variables : undefined;
  if (printers.length === 0) return null;
  return (
    <section className={styles['tickets']} aria-label={t('printing.title')}>
      {tickets.some(({ state }) => state !== 'dropped') && (
        <ul className={styles['states']}>
          {tickets.map((ticket) => (
            <TicketState key={ticket.id} ticket={ticket} timeZone={pub.time_zone} />
          ))}
        </ul>
      )}
      <div className={styles['buttons']}>
        {printers.flatMap(({ id, name, prints }) =>
          prints.map((kind) => (
            <Button
              key={`${id} ${kind}`}
              variant="quiet"
              size="small"
              icon={<Printer />}
              isPending={pressed?.printer_id === id && pressed.kind === kind}
              onClick={() => {
                printing.mutate({ printer_id: id, kind });
              }}
            >
              {name} · {t(`orders.ticket_${kind}`)}
            </Button>
          )),
        )}
      </div>
      {printing.isError && <Notice>{writeError(printing.error)}</Notice>}
    </section>
  );
}

type StateProps = { readonly ticket: PrintedTicket; readonly timeZone: string };

/** One ticket in a line: `Kitchen: printed 18:42`. What was dropped is of no use to anybody. */
function TicketState({ ticket, timeZone }: StateProps) {
  const { t, language } = useText();
  const { state, printed_at: at, printer_name: printer, kind } = ticket;
  if (state === 'dropped') return null;
  const time = at === null ? '' : formatTime(at, language, timeZone);
  return (
    <li data-state={state}>
      <b>{printer}</b> · {t(`orders.ticket_${kind}`)}: {t(`printing.ticket_${state}`, { time })}
    </li>
  );
}
