import type { OrderUntil } from '@comanda/domain/hours';
import { servedSpans, type ServingHours } from '@comanda/domain/menu';
import { Clock } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { servingHoursText } from '../../../lib/format/week-hours.ts';
import { orderUntilText } from '../../../product/week/order-until-fields.ts';
import styles from './serving-line.module.css';

const NO_HOURS: ServingHours = [];

type Props = {
  readonly hours: ServingHours | undefined;
  /** Of the menu that a category is in. */
  readonly hoursOfMenu?: ServingHours | undefined;
  readonly orderUntil?: OrderUntil | null | undefined;
};

/** When a menu or a category of the editor is served, and until when it is ordered; nothing for always. */
export function ServingLine({ hours = NO_HOURS, hoursOfMenu = NO_HOURS, orderUntil }: Props) {
  const { t, language } = useText();
  const words = [
    ...(hours.length === 0 ? [] : [t('menu.served', { hours: servingHoursText(hours, language) })]),
    ...(orderUntil ? [orderUntilText(orderUntil, t)] : []),
  ];
  if (words.length === 0) return null;
  const isNever = hours.length > 0 && servedSpans([hours, hoursOfMenu])?.length === 0;
  return (
    <p className={styles['line']}>
      <Clock />
      <span>{words.join(' · ')}</span>
      {isNever && <strong>{t('menu.never_served')}</strong>}
    </p>
  );
}
