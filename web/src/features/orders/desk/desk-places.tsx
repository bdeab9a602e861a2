import { typeFilterTexts, type Order } from '@comanda/contract/orders';
import { orderTypes, shownOrderTypes } from '@comanda/domain/orders';
import { Utensils } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { withoutRehearsals } from '../../../product/rehearsal/without-rehearsals.ts';
import { orderTypeIcons } from '../../../product/slip/order-type-icons.ts';
import { Pills } from '../../../ui/pills/pills.tsx';
import { countOpen, openTables } from './search/find-orders.ts';
import type { DeskChoice } from '../live/use-desk-choice.ts';

type Props = {
  readonly orders: readonly Order[];
  readonly choice: DeskChoice;
  readonly onChoose: (choice: Partial<DeskChoice>) => void;
};

const tableValue = (table: string) => `table ${table}`;

/** Filters for the orders of one type or of one table; a second press removes the filter. */
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
          orderType: isPressed ? undefined : orderTypes.find((type) => type === value),
          table: isPressed ? undefined : table,
          words: '',
          ...(table === undefined ? {} : { filter: 'all' }),
        });
      }}
      pills={[
        ...shownOrderTypes().map((type) => {
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
        }),
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
