import type { LaterSettings, PubSlot } from '@comanda/contract/later';
import { slotMeasures, type SlotMeasure } from '@comanda/domain/later';
import { currencySymbol } from '@comanda/domain/pubs';
import { Undo2 } from 'lucide-react';
import { formatAmount, formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Switch } from '../../../ui/field/choice.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import styles from './later.module.css';

type Props = {
  readonly slot: PubSlot;
  /** Undefined of a pub without any. */
  readonly limits: LaterSettings['limits'] | undefined;
  readonly isPending: boolean;
  /** It was pressed just now. */
  readonly isUndoable: boolean;
  readonly onPress: (slot: PubSlot, isShut: boolean) => void;
};

/** One slot: its time, what is used of each limit, and the switch; undoing stands where its state does. */
export function SlotRow({ slot, limits, isPending, isUndoable, onPress }: Props) {
  const { t, language } = useText();
  const { time_zone: timeZone } = usePubOrders().pub;
  const { from, to, is_shut: isShut, is_full: isFull } = slot;
  const time = `${formatTime(from, language, timeZone)}–${formatTime(to, language, timeZone)}`;
  return (
    <li className={classNames(styles['slot'], isShut && styles['shut'])}>
      <b className={styles['time']}>{time}</b>
      <UsedWords slot={slot} limits={limits} />
      <span className={styles['state']}>
        {isUndoable ? (
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 />}
            isPending={isPending}
            onClick={() => onPress(slot, !isShut)}
          >
            {t('orders.undo')}
            <span className="visually-hidden"> {time}</span>
          </Button>
        ) : isShut ? (
          <Badge tone="red">{t('orders.slot_shut')}</Badge>
        ) : (
          isFull && <Badge tone="orange">{t('orders.slot_full')}</Badge>
        )}
      </span>
      <Switch
        label={t('orders.slot_takes', { time })}
        className={styles['switch']}
        checked={!isShut}
        aria-busy={isPending || undefined}
        onChange={({ target }) => onPress(slot, !target.checked)}
      />
    </li>
  );
}

type UsedProps = Pick<Props, 'slot' | 'limits'>;

/** `3 / 5 orders, 12 / 20 dishes, 450 / 900 Lei`, by the limits that there are; without any the count of orders. */
function UsedWords({ slot: { used }, limits }: UsedProps) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const symbol = currencySymbol(pub.currency_id);
  const words = (measure: SlotMeasure, most: number) =>
    measure === 'value'
      ? `${formatAmount(used.value, '', language).trim()} / ${formatAmount(most, symbol, language)}`
      : `${used[measure]} / ${most}`;
  if (!limits) {
    return (
      <span className={styles['used']}>
        {used.orders > 0 && t('orders.order_count', { count: used.orders })}
      </span>
    );
  }
  return (
    <ul className={styles['used']}>
      {slotMeasures.map((measure) => {
        const most = limits[measure];
        if (most === null) return null;
        return (
          <li key={measure} className={used[measure] >= most ? styles['reached'] : undefined}>
            <b>{words(measure, most)}</b> {measure !== 'value' && t(`orders.slot_used_${measure}`)}
          </li>
        );
      })}
    </ul>
  );
}
