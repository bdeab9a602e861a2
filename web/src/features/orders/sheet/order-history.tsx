import type { Reach } from '@comanda/contract/alerts';
import type { OrderHistoryEntry } from '@comanda/contract/orders';
import type { Language } from '@comanda/contract/texts';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatAmount, formatPercent, formatTime } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/current-texts.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import tones from '../../../ui/tone.module.css';
import styles from './order-sheet.module.css';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { statusTones } from '../status/status-look.tsx';

type Props = {
  /** Oldest first; undefined until loaded. */
  readonly history: readonly OrderHistoryEntry[] | undefined;
  /** The pub's own staff took the order: its first line says so. */
  readonly isOfStaff: boolean;
  readonly currencyID: number;
};

type Alert = NonNullable<OrderHistoryEntry['alert']>;
type Words = Pick<Props, 'isOfStaff'> & {
  readonly t: Translate;
  readonly timeOf: (moment: string) => string;
  readonly sum: (amount: number) => string;
  readonly language: Language;
};

/** By what an order became cheaper, and why: «: 1× Суп · жалоба · 60,00 Lei». */
function reductionText(
  { edited }: OrderHistoryEntry,
  { amount, percent, lines = [], reason, text }: NonNullable<OrderHistoryEntry['reduction']>,
  { t, language, sum }: Words,
): string {
  const named = lines.map(({ count, name }) => `${count}× ${name}`).join(', ');
  const isBack = amount === 0 && percent === undefined && reason === undefined;
  const parts = [
    percent !== undefined && `${formatPercent(percent, language)} %`,
    edited === 'dishes' ? t('orders.voided_lines', { lines: named }) : named,
    isBack ? t('orders.reduction_back') : reason && (text ?? t(`orders.reason_${reason}`)),
    !isBack && sum(amount),
  ];
  return `: ${parts.filter(Boolean).join(' · ')}`;
}

/** What a line adds to its name: why it was canceled, or when the order is ready and why later. */
function detailOf(entry: OrderHistoryEntry, words: Words): string {
  const { t, timeOf } = words;
  if (entry.cancel_reason !== undefined) {
    return `: ${t(`orders.cancel_reason_${entry.cancel_reason}`)}`;
  }
  if (entry.idle_minutes !== undefined) {
    return `: ${t('orders.idle_minutes', { minutes: entry.idle_minutes })}`;
  }
  if (entry.reduction) return reductionText(entry, entry.reduction, words);
  if (entry.promised_at === undefined) return '';
  const time = timeOf(entry.promised_at);
  if (entry.edited !== 'promise') return `, ${t('orders.promised_by', { time })}`;
  const { promise_reason: reason } = entry;
  return `: ${[time, reason && t(`orders.promise_reason_${reason}`)].filter(Boolean).join(' · ')}`;
}

/** What one channel reached: «оповещения на устройства: 2, не дошло: 1». */
function reachText(text: string, { failed }: Reach, t: Translate): string {
  return failed === 0 ? text : `${text}, ${t('orders.alert_failed', { count: failed })}`;
}

/** What the server did while nobody opened the order, in one line. */
function alertText({ push, telegram }: Alert, t: Translate): string {
  const parts = [
    push && reachText(t('orders.alert_push', { count: push.reached }), push, t),
    telegram && reachText(t('orders.alert_telegram', { count: telegram.reached }), telegram, t),
  ].filter((part) => part !== undefined);
  const isNobody = [push, telegram].every((one) => !one || one.reached + one.failed === 0);
  return isNobody ? t('orders.alert_nobody') : parts.join('; ');
}

/** The rules that staff overruled with the order: «, вопреки: закрыто, пауза». */
function overruledText({ overruled = [] }: OrderHistoryEntry, t: Translate): string {
  if (overruled.length === 0) return '';
  const rules = overruled.map((rule) => t(`orders.rule_${rule}`)).join(', ');
  return `, ${t('orders.overruled', { rules })}`;
}

function textOf(entry: OrderHistoryEntry, words: Words): string {
  const { t } = words;
  if (entry.alert) return `${t('orders.alert_unopened')} ${alertText(entry.alert, t)}`;
  const isTaken = words.isOfStaff && entry.from === null;
  const name = isTaken
    ? t('orders.taken_for_guest')
    : t(entry.edited ? `orders.edited_${entry.edited}` : `orders.status_${entry.to}`);
  return `${name}${detailOf(entry, words)}${overruledText(entry, t)}`;
}

/** The status changes, edits and alerts, with author and time. */
export function OrderHistory({ history, isOfStaff, currencyID }: Props) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const words: Words = {
    isOfStaff,
    t,
    timeOf: (moment) => formatTime(moment, language, pub.time_zone),
    sum: (amount) => formatAmount(amount, currencySymbol(currencyID), language),
    language,
  };
  if (!history) return <Skeleton height={24} width={280} />;
  return (
    <ol className={styles['history']}>
      {history.map((entry) => (
        <li
          key={`${entry.at} ${entry.to} ${entry.edited ?? entry.alert?.step ?? ''}`}
          className={tones[statusTones[entry.to]]}
        >
          <time dateTime={entry.at}>{words.timeOf(entry.at)}</time>
          <i aria-hidden="true" />
          <span>
            {textOf(entry, words)}{' '}
            <small>{t(entry.by_chat ? 'orders.by_chat' : `orders.by_${entry.by}`)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
