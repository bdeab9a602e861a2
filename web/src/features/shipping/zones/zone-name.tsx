import { useText } from '../../../lib/i18n/use-text.ts';
import styles from '../shipping.module.css';

/** A zone by its colour and its number: the same mark on the map, in the list and beside its price. */
export function ZoneName({ number, color }: { readonly number: number; readonly color: string }) {
  const { t } = useText();
  return (
    <span className={styles['zoneName']}>
      <i className={styles['swatch']} style={{ background: color }} aria-hidden="true" />
      {t('shipping.zone', { number })}
    </span>
  );
}
