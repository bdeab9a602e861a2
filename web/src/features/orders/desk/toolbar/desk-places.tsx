import { typeFilterTexts, type Order } from '@comanda/contract/orders';
import {
  offeredOrderTypes,
  orderTypes,
  shownOrderTypes,
  type OrderType,
} from '@comanda/domain/orders';
import { Bike, Utensils, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { withoutRehearsals } from '../../../../product/rehearsal/without-rehearsals.ts';
import { orderTypeIcons } from '../../../../product/slip/order-type-icons.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Pills } from '../../../../ui/pills/pills.tsx';
import { Flyout } from '../../../../ui/popup/flyout.tsx';
import { countOpen, openCouriers, openTables } from '../search/find-orders.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import type { DeskChoice } from '../../live/use-desk-choice.ts';
import styles from './desk-tools.module.css';

type Props = {
  readonly orders: readonly Order[];
  readonly choice: DeskChoice;
  readonly onChoose: (choice: Partial<DeskChoice>) => void;
};

type Chosen = {
  readonly label: string;
  /** What a phone has room for. */
  readonly short?: string;
  readonly Icon?: LucideIcon;
};

/** What is chosen, in words and as an icon; undefined while nothing is. */
function useChosen({ orders, choice }: Props): Chosen | undefined {
  const { orderType, courierID, table } = choice;
  const { t } = useText();
  if (table !== undefined) return { label: t('orders.table', { table }), short: table };
  if (orderType !== undefined) {
    return { label: t(typeFilterTexts[orderType]), Icon: orderTypeIcons[orderType] };
  }
  if (courierID === undefined) return undefined;
  // The last of the courier's orders may have left the desk.
  const own = orders.find(({ courier_info: info }) => info.reserver_courier_id === courierID);
  return { label: own?.courier_info.courier_name ?? t('orders.courier'), Icon: Bike };
}

/** The choice of one table, courier or type of orders; its button says what is chosen. */
export function DeskPlaces(props: Props) {
  const { t } = useText();
  const chosen = useChosen(props);
  const {
    label,
    short = label,
    Icon = Utensils,
  }: Chosen = chosen ?? {
    label: t('orders.tables_button'),
  };
  return (
    <Flyout
      label={label}
      icon={
        <>
          <Icon />
          <span aria-hidden="true">{short}</span>
        </>
      }
      variant="outlined"
      className={styles[chosen ? 'chosen' : 'places']}
    >
      {(close) => <Places {...props} close={close} />}
    </Flyout>
  );
}

const tableValue = (table: string) => `table ${table}`;
const courierValue = (id: number) => `courier ${id}`;

function pressedIn({ orderType, courierID, table }: DeskChoice): string | undefined {
  if (table !== undefined) return tableValue(table);
  return courierID === undefined ? orderType : courierValue(courierID);
}

/** The types that the pub offers, and those of which it has open orders all the same. */
function useTypes(orders: readonly Order[], pressed: string | undefined): OrderType[] {
  const { pub } = usePubOrders();
  const offered = offeredOrderTypes({
    hasInPlaceOrder: pub.has_in_place_order,
    hasPickUpOrder: pub.has_pick_up_order,
    offersDelivery: pub.shipping.available,
  });
  return shownOrderTypes().filter(
    (type) => offered.includes(type) || type === pressed || countOpen(orders, type) > 0,
  );
}

/** A second press removes the filter. A typed number leaves the tables that begin with it; Enter takes the first. */
function Places({ orders: all, choice, onChoose, close }: Props & { readonly close: () => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const orders = withoutRehearsals(all);
  const open = openTables(orders);
  const tables = open.filter(({ table }) =>
    table.toLowerCase().startsWith(typed.trim().toLowerCase()),
  );
  const couriers = openCouriers(orders);
  const pressed = pressedIn(choice);
  const types = useTypes(orders, pressed);
  const choose = (value: string) => {
    const { table } = open.find((one) => tableValue(one.table) === value) ?? {};
    const isPressed = value === pressed;
    onChoose({
      orderType: isPressed ? undefined : orderTypes.find((type) => type === value),
      courierID: isPressed ? undefined : couriers.find(({ id }) => courierValue(id) === value)?.id,
      table: isPressed ? undefined : table,
      words: '',
      ...(table === undefined ? {} : { filter: 'all' }),
    });
    close();
  };
  return (
    <div className={styles['choices']}>
      <Pills
        label={t('orders.places')}
        value={pressed}
        onChange={choose}
        pills={types.map((type) => {
          const Icon = orderTypeIcons[type];
          return {
            value: type,
            label: (
              <>
                <Icon />
                {t(typeFilterTexts[type])}
              </>
            ),
            count: countOpen(orders, type),
          };
        })}
      />
      <TextField
        label={t('orders.table_number')}
        inputMode="numeric"
        maxLength={20}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        onKeyDown={(event) => {
          const [first] = tables;
          if (event.key !== 'Enter' || typed.trim() === '' || !first) return;
          // The focus goes back to the button, which the same press would open again.
          event.preventDefault();
          choose(tableValue(first.table));
        }}
      />
      {tables.length > 0 ? (
        <Pills
          label={t('orders.tables')}
          value={pressed}
          onChange={choose}
          pills={tables.map(({ table, count }) => ({
            value: tableValue(table),
            label: (
              <>
                <span className="visually-hidden">{t('orders.table', { table })}</span>
                <b aria-hidden="true">{table}</b>
              </>
            ),
            ...(count > 1 ? { count } : {}),
          }))}
        />
      ) : (
        <p className={styles['none']}>{t('orders.no_open_table')}</p>
      )}
      {couriers.length > 0 && (
        <Pills
          label={t('orders.couriers_with_orders')}
          value={pressed}
          onChange={choose}
          pills={couriers.map(({ id, name, count }) => ({
            value: courierValue(id),
            label: (
              <>
                <Bike />
                {name}
              </>
            ),
            count,
          }))}
        />
      )}
    </div>
  );
}
