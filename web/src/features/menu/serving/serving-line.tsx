import { servedSpans, type ServingHours } from '@comanda/domain/menu';
import { Clock } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { servingHoursText } from '../../../lib/format/week-hours.ts';
import styles from './serving-line.module.css';

type Props = {
  readonly hours: ServingHours | undefined;
  /** Of the menu that a category is in. */
  readonly hoursOfMenu?: ServingHours | undefined;
};

/** When a menu or a category of the editor is served; nothing for always. */
export function ServingLine({ hours, hoursOfMenu }: Props) {
  const { t, language } = useText();
  if (!hours || hours.length === 0) return null;
  const isNever = servedSpans([hours, hoursOfMenu ?? []])?.length === 0;
  return (
    <p className={styles['line']}>
      <Clock aria-hidden="true" />
      <span>{t('menu.served', { hours: servingHoursText(hours, language) })}</span>
      {isNever && <strong>{t('menu.never_served')}</strong>}
    </p>
  );
}
