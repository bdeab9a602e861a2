import { typeFilterTexts, type Order } from '@comanda/contract/orders';
import { orderTypes, shownOrderTypes } from '@comanda/domain/orders';
import { Utensils } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { withoutRehearsals } from '../../../../product/rehearsal/without-rehearsals.ts';
import { orderTypeIcons } from '../../../../product/slip/order-type-icons.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Pills } from '../../../../ui/pills/pills.tsx';
import { Flyout } from '../../../../ui/popup/flyout.tsx';
import { countOpen, openTables } from '../search/find-orders.ts';
import type { DeskChoice } from '../../live/use-desk-choice.ts';
import styles from './desk-tools.module.css';

type Props = {
  readonly orders: readonly Order[];
  readonly choice: DeskChoice;
  readonly onChoose: (choice: Partial<DeskChoice>) => void;
};

/** The choice of one table or one type of orders; its button says what is chosen. */
export function DeskPlaces(props: Props) {
  const { t } = useText();
  const { orderType, table } = props.choice;
  const isChosen = table !== undefined || orderType !== undefined;
  const chosen =
    table === undefined
      ? t(orderType === undefined ? 'orders.tables_button' : typeFilterTexts[orderType])
      : t('orders.table', { table });
  const Icon = orderType === undefined ? Utensils : orderTypeIcons[orderType];
  return (
    <Flyout
      label={chosen}
      icon={
        <>
          <Icon aria-hidden="true" />
          <span aria-hidden="true">{table ?? chosen}</span>
        </>
      }
      variant="outlined"
      className={styles[isChosen ? 'chosen' : 'places']}
    >
      {(close) => <Places {...props} close={close} />}
    </Flyout>
  );
}

const tableValue = (table: string) => `table ${table}`;

/** A second press removes the filter. A typed number leaves the tables that begin with it; Enter takes the first. */
function Places({ orders: all, choice, onChoose, close }: Props & { readonly close: () => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const orders = withoutRehearsals(all);
  const open = openTables(orders);
  const tables = open.filter(({ table }) =>
    table.toLowerCase().startsWith(typed.trim().toLowerCase()),
  );
  const pressed = choice.table === undefined ? choice.orderType : tableValue(choice.table);
  const choose = (value: string) => {
    const { table } = open.find((one) => tableValue(one.table) === value) ?? {};
    const isPressed = value === pressed;
    onChoose({
      orderType: isPressed ? undefined : orderTypes.find((type) => type === value),
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
        pills={shownOrderTypes().map((type) => {
          const Icon = orderTypeIcons[type];
          return {
            value: type,
            label: (
              <>
                <Icon aria-hidden="true" />
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
        autoComplete="off"
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
    </div>
  );
}
