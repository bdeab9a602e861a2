import type { Order } from '@comanda/contract/orders';
import { Bike, Utensils } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { withoutRehearsals } from '../../../product/rehearsal/without-rehearsals.ts';
import { Pills } from '../../../ui/pills/pills.tsx';
import { countOpen, openTables } from './search/find-orders.ts';
import type { DeskChoice } from './use-desk-choice.ts';

type Props = {
  readonly orders: readonly Order[];
  readonly choice: DeskChoice;
  readonly onChoose: (choice: Partial<DeskChoice>) => void;
};

const tableValue = (table: string) => `table ${table}`;

/** Filters for in-place orders, deliveries or one table; a second press removes the filter. */
export function DeskPlaces({ orders: all, choice, onChoose }: Props) {
  const { t } = useText();
  const orders = withoutRehearsals(all);
  const tables = openTables(orders);
  const pressed = choice.table === undefined ? choice.orderType : tableValue(choice.table);
  return (
    <Pills
      label={t('orders.places')}
      value={pressed}
      onChange={(value) => {
        const { table } = tables.find((open) => tableValue(open.table) === value) ?? {};
        const isPressed = value === pressed;
        onChoose({
          orderType:
            !isPressed && (value === 'in_place' || value === 'delivery') ? value : undefined,
          table: isPressed ? undefined : table,
          words: '',
          ...(table === undefined ? {} : { filter: 'all' }),
        });
      }}
      pills={[
        {
          value: 'in_place',
          label: (
            <>
              <Utensils aria-hidden="true" />
              {t('orders.in_hall')}
            </>
          ),
          count: countOpen(orders, 'in_place'),
        },
        {
          value: 'delivery',
          label: (
            <>
              <Bike aria-hidden="true" />
              {t('orders.delivery')}
            </>
          ),
          count: countOpen(orders, 'delivery'),
        },
        ...tables.map(({ table, count }) => ({
          value: tableValue(table),
          // As short as possible: there can be a dozen tables.
          label: (
            <>
              <Utensils aria-hidden="true" />
              <span className="visually-hidden">{t('orders.table', { table })}</span>
              <b aria-hidden="true">{table}</b>
            </>
          ),
          ...(count > 1 ? { count } : {}),
        })),
      ]}
    />
  );
}
