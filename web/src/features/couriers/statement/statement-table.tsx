import { Link, type LinkProps } from '../../../lib/routes/link.tsx';
import { formatAmount, formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useDebtSentence } from '../../../product/ledger/debt-words.ts';
import {
  hasReceipt,
  ReceiptLink,
  ReversedBadge,
} from '../../../product/ledger/receipt/receipt-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { formatShortDay } from './period/period.ts';
import {
  orderOf,
  type Line,
  type LineGroup,
  type OrderOfLine,
  type StatementView,
} from './group-lines.ts';
import { receiptPath } from './links.tsx';
import styles from './statement.module.css';

/** The link to an order in the courier's lists; undefined when it is not in them. */
export type OrderLink = (orderID: number) => Pick<LinkProps, 'to' | 'state'> | undefined;

type Props = {
  readonly groups: readonly LineGroup[];
  readonly symbol: string;
  readonly view: StatementView;
  readonly linkOf: OrderLink;
  /** Whether the oldest group has all of its lines. */
  readonly isComplete: boolean;
};

/** The lines grouped by day or order, each with its resulting balance. */
export function StatementTable({ groups, symbol, view, linkOf, isComplete }: Props) {
  const { t } = useText();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('couriers.column_what')}</th>
          <th scope="col" className={styles['number']}>
            {t('couriers.column_amount', { currency: symbol })}
          </th>
          <th scope="col" className={styles['number']}>
            {t('couriers.column_balance', { currency: symbol })}
          </th>
        </tr>
      </thead>
      {groups.map((group, index) => (
        <tbody key={group.key}>
          <GroupRow
            group={group}
            view={view}
            linkOf={linkOf}
            hasSum={isComplete || (view === 'day' && index < groups.length - 1)}
          />
          {group.lines.map((line) => (
            <LineRow key={line.id} line={line} view={view} linkOf={linkOf} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Plain({
  value,
  isSigned = false,
}: {
  readonly value: number;
  readonly isSigned?: boolean;
}) {
  const { language } = useText();
  // The currency is in the column's heading.
  const text = formatAmount(value, '', language).trim();
  const tone = value > 0 ? styles['plus'] : value < 0 && styles['minus'];
  return (
    <span className={classNames(isSigned && tone)}>
      {isSigned && value > 0 ? `+${text}` : text}
    </span>
  );
}

/** The balance after a line: a number in its column, with words for screen readers; words on a phone. */
function Left({ line }: { readonly line: Line }) {
  const sentence = useDebtSentence('courier');
  return (
    <>
      <span className={styles['leftWords']}>{sentence(line.balance, line.currency_id)}</span>
      <span aria-hidden="true" className={styles['leftFigure']}>
        <Plain value={line.balance} />
      </span>
    </>
  );
}

type GroupProps = Pick<Props, 'view' | 'linkOf'> & {
  readonly group: LineGroup;
  readonly hasSum: boolean;
};

function GroupRow({ group, view, linkOf, hasSum }: GroupProps) {
  const { t, language } = useText();
  const title =
    view === 'day' ? (
      formatShortDay(group.at, language)
    ) : group.order === null ? (
      t('couriers.without_order')
    ) : (
      <OrderNumber order={group.order} linkOf={linkOf} />
    );
  return (
    <tr className={styles['group']}>
      <th scope="rowgroup">{title}</th>
      <td className={styles['number']}>{hasSum && <Plain value={group.sum} isSigned />}</td>
      <td className={classNames(styles['number'], styles['left'])}>
        {group.lines[0] && <Left line={group.lines[0]} />}
      </td>
    </tr>
  );
}

type LineProps = Pick<Props, 'view' | 'linkOf'> & { readonly line: Line };

function LineRow({ line, view, linkOf }: LineProps) {
  const { t, language } = useText();
  const order = orderOf(line);
  const when = [
    ...(view === 'order' ? [formatShortDay(line.at, language)] : []),
    formatTime(line.at, language),
  ].join(', ');
  return (
    <tr>
      <td>
        <span className={styles['what']}>
          {t(`couriers.line_${line.kind}`)} {line.reversed_by_id !== null && <ReversedBadge />}
        </span>
        <span className={styles['when']}>
          <time dateTime={line.at}>{when}</time>
          {view === 'day' && order && (
            <>
              {' · '}
              <OrderNumber order={order} linkOf={linkOf} />
            </>
          )}
        </span>
        {line.note !== '' && <span className={styles['note']}>{line.note}</span>}
        {hasReceipt(line) && <ReceiptLink line={line} to={receiptPath(line.id)} />}
      </td>
      <td className={styles['number']}>
        <Plain value={line.amount} isSigned />
      </td>
      <td className={classNames(styles['number'], styles['left'])}>
        <Left line={line} />
      </td>
    </tr>
  );
}

function OrderNumber({
  order,
  linkOf,
}: {
  readonly order: OrderOfLine;
  readonly linkOf: OrderLink;
}) {
  const { t } = useText();
  const link = linkOf(order.id);
  if (!link) return <span className={styles['order']}>#{order.number}</span>;
  return (
    <Link
      {...link}
      className={styles['order']}
      aria-label={t('couriers.order_number', { number: `#${order.number}` })}
    >
      #{order.number}
    </Link>
  );
}
