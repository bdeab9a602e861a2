import type { Order } from '@comanda/contract/orders';
import { isInProcess, MAX_TABLE_LENGTH, orderTypeTable } from '@comanda/domain/orders';
import { isSameTable, tablesOf } from '@comanda/domain/settings';
import { useMemo } from 'react';
import { useNow } from '../../../../lib/clock/use-now.ts';
import { formatAge } from '../../../../lib/format/format.ts';
import type { ShownText } from '../../../../lib/i18n/current-texts.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import styles from './whom.module.css';

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;
/** What is longer takes the room of two tiles. */
const LONG_NAME = 4;

type Props = {
  /** The pub's list of its tables, as it has written it. */
  readonly tables: string;
  /** A name that is not chosen yet. */
  readonly typed: string;
  readonly problem: ShownText | undefined;
  readonly onType: (typed: string) => void;
  readonly onTable: (table: string) => void;
};

/** The tables of the pub, where they stand in its list; one with an order in process says for how long. */
export function TableTiles({ tables, onTable, ...field }: Props) {
  const { t } = useText();
  const { orders } = usePubOrders();
  const named = useMemo(() => tablesOf(tables), [tables]);
  const open = useMemo(() => orders.filter(isOpenAtTable), [orders]);
  const shown = useMemo(() => (named.length > 0 ? named : tablesIn(open)), [named, open]);
  const since = useMemo(() => openSince(open, shown), [open, shown]);
  return (
    <>
      {named.length === 0 && <TypedTable {...field} onTable={onTable} />}
      {shown.length > 0 && (
        <ul className={styles['tables']} aria-label={t('orders.waiter_tables')}>
          {shown.map((table) => (
            <li key={table} className={table.length > LONG_NAME ? styles['wide'] : undefined}>
              <Tile table={table} since={since.get(table)} onPress={() => onTable(table)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const isOpenAtTable = ({ status, order_type: type }: Order): boolean =>
  isInProcess(status) && orderTypeTable.needsTable[type];

/** In natural order, each once. */
const tablesIn = (open: readonly Order[]): string[] =>
  [...new Set(open.map(({ table_for_in_place_order: table }) => table))].toSorted((a, b) =>
    a.localeCompare(b, 'ro', { numeric: true }),
  );

/** Since when each of the tables has its newest order in process; `open` has the newest first. */
const openSince = (
  open: readonly Order[],
  tables: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    tables.flatMap((table) => {
      const newest = open.find((order) => isSameTable(order.table_for_in_place_order, table));
      return newest ? [[table, newest.created_time] as const] : [];
    }),
  );

type TileProps = {
  readonly table: string;
  readonly since: string | undefined;
  readonly onPress: () => void;
};

function Tile({ table, since, onPress }: TileProps) {
  const { t, language } = useText();
  const now = useNow(TICK_MS);
  const minutes =
    since === undefined ? 0 : Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS));
  const age = formatAge(minutes, language);
  return (
    <button
      type="button"
      className={classNames(styles['tile'], since !== undefined && styles['busy'])}
      aria-label={
        since === undefined
          ? t('orders.table', { table })
          : t('orders.waiter_open_table', { table, age })
      }
      onClick={onPress}
    >
      <b>{table}</b> {since !== undefined && <small>{age}</small>}
    </button>
  );
}

/** Of a pub that does not say which tables it has. */
function TypedTable({ typed, problem, onType, onTable }: Omit<Props, 'tables'>) {
  const { t } = useText();
  return (
    <form
      noValidate
      className={styles['typedTable']}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onTable(typed.trim());
      }}
    >
      <TextField
        label={t('orders.table_number')}
        maxLength={MAX_TABLE_LENGTH}
        error={problem}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <Button variant="quiet" type="submit">
        {t('orders.waiter_choose_table')}
      </Button>
    </form>
  );
}
