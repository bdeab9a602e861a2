import { typeTexts } from '@comanda/contract/orders';
import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { orderTypeIcons } from '../../../../product/slip/order-type-icons.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Pills } from '../../../../ui/pills/pills.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { withLine } from '../../choosing/basket-line.ts';
import type { Sent } from '../sending/use-send-order.ts';
import {
  GuestFields,
  useProblemOf,
  type PlaceOfGuest,
  type GuestFieldsProps,
} from './guest-fields.tsx';
import { Rounds } from './rounds.tsx';
import { TableTiles } from './table-tiles.tsx';
import styles from './whom.module.css';

type Props = GuestFieldsProps & {
  readonly tables: string;
  /** The types that staff of the pub take. */
  readonly types: readonly OrderType[];
  readonly Place: PlaceOfGuest;
  readonly onRound: (sent: Sent) => void;
};

/** Which table, or who collects the order or gets it brought. */
export function ForWhom({ tables, types, onRound, Place, ...props }: Props) {
  const { t } = useText();
  const { typed, problems, onChange } = props;
  const { orderType, table } = typed;
  const problem = useProblemOf(problems)('table');
  return (
    <section aria-label={t('orders.waiter_for_whom')} className={styles['whom']}>
      <div className={styles['types']}>
        <Pills
          label={t('orders.waiter_for_whom')}
          value={orderType}
          onChange={(type) => onChange({ orderType: type })}
          pills={types.map((value) => {
            const Icon = orderTypeIcons[value];
            return {
              value,
              label: (
                <>
                  <Icon aria-hidden="true" />
                  {t(typeTexts[value])}
                </>
              ),
            };
          })}
        />
      </div>
      {!orderTypeTable.needsTable[orderType] ? (
        <GuestFields key={orderType} Place={Place} {...props} />
      ) : table === '' ? (
        <>
          <TableTiles
            tables={tables}
            typed={typed.typedTable}
            problem={problem}
            onType={(name) => onChange({ typedTable: name })}
            onTable={(chosen) => onChange({ table: chosen, typedTable: '' })}
          />
          {problem !== undefined && tables !== '' && <Notice>{problem}</Notice>}
        </>
      ) : (
        <>
          <div className={styles['chosen']}>
            <h2>{t('orders.table', { table })}</h2>
            <Button variant="quiet" onClick={() => onChange({ table: '' })}>
              {t('orders.waiter_other_table')}
            </Button>
          </div>
          {problem !== undefined && <Notice>{problem}</Notice>}
          <Rounds
            key={table}
            typed={typed}
            onSent={onRound}
            onIntoSlip={(lines) => onChange({ lines: lines.reduce(withLine, typed.lines) })}
          />
        </>
      )}
    </section>
  );
}
