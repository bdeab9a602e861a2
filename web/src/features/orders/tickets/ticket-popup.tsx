import { linesOf, type Order } from '@comanda/contract/orders';
import { ticketKinds } from '@comanda/domain/printing';
import { paperWidths } from '@comanda/domain/tickets';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LabelledPills } from '../../../ui/pills/labelled-pills.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { useStations } from '../kitchen/stations/stations-api.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { PrintedTicket } from './printed-ticket.tsx';
import {
  FIRST_CHOICE,
  readTicketChoice,
  storeTicketChoice,
  type TicketChoice,
} from './ticket-choice.ts';
import { ticketOf } from '@comanda/contract/printing';
import styles from './ticket-popup.module.css';
import { TicketText } from './ticket-text.tsx';

type Props = {
  readonly order: Order;
  readonly now: Date;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The value of the select for all stations: no station has this id. */
const ALL = 0;

/** The stations that have lines of the order. */
function useStationsOf(order: Order) {
  const { pub } = usePubOrders();
  const stations = useStations(pub).data?.stations ?? [];
  return {
    stations,
    offered: stations.filter((station) => linesOf(order.dishes, { stations, station }).length > 0),
  };
}

/** What to print of an order and on which paper, with a preview; the device remembers it. */
export function TicketPopup({ order, now, isOpen, onClose }: Props) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const printRef = useRef<HTMLButtonElement>(null);
  const [choice, setChoice] = useState<TicketChoice>(() => readTicketChoice() ?? FIRST_CHOICE);
  const [stationID, setStationID] = useState(ALL);
  const [prints, setPrints] = useState(0);
  const { stations, offered } = useStationsOf(order);
  const kitchen = { stations, station: offered.find(({ id }) => id === stationID) };
  const lines = ticketOf(order, { ...choice, kitchen }, { t, language, pub, now });
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t('orders.print_order', { number: `#${order.number}` })}
      initialFocus={printRef}
      actions={
        <Button
          ref={printRef}
          icon={<Printer />}
          onClick={() => {
            storeTicketChoice(choice);
            setPrints((count) => count + 1);
          }}
        >
          {t('orders.print')}
        </Button>
      }
    >
      <div className={styles['choices']}>
        <LabelledPills
          label={t('orders.ticket_kind')}
          pills={ticketKinds.map((kind) => ({ value: kind, label: t(`orders.ticket_${kind}`) }))}
          value={choice.kind}
          onChange={(kind) => {
            setChoice({ ...choice, kind });
          }}
        />
        <LabelledPills
          label={t('orders.ticket_paper')}
          pills={paperWidths.map((width) => ({
            value: width,
            label: t('orders.millimetres', { width }),
          }))}
          value={choice.paper}
          onChange={(paper) => {
            setChoice({ ...choice, paper });
          }}
        />
        {choice.kind === 'kitchen' && offered.length > 0 && (
          <LabelledPills
            label={t('orders.stations')}
            pills={[
              { value: ALL, label: t('orders.all_stations') },
              ...offered.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={kitchen.station?.id ?? ALL}
            onChange={setStationID}
          />
        )}
      </div>
      <figure className={styles['preview']} aria-label={t('orders.ticket_preview')}>
        <TicketText lines={lines} paper={choice.paper} />
      </figure>
      {prints > 0 && (
        <PrintedTicket key={prints} lines={lines} paper={choice.paper} onEnd={onClose} />
      )}
    </Popup>
  );
}
