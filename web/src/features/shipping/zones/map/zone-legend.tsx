import { useText } from '../../../../lib/i18n/use-text.ts';
import styles from './zone-map.module.css';

const Sample = ({ mark, number }: { readonly mark: string; readonly number: number }) => (
  <span className={mark} aria-hidden="true">
    <b>{number}</b>
  </span>
);

/** Explains the two kinds of numbers on the map; each has the same look here as there. */
export function ZoneLegend({ hasZones }: { readonly hasZones: boolean }) {
  const { t } = useText();
  return (
    <ul className={styles['legend']}>
      {hasZones && (
        <li>
          <Sample mark="zone-number" number={1} />
          <span>{t('shipping.legend_zone')}</span>
        </li>
      )}
      <li>
        <Sample mark="deliveries" number={4} />
        <span>{t('shipping.legend_deliveries')}</span>
      </li>
      <li>
        <Sample mark="deliveries deliveries-many" number={25} />
        <span>{t('shipping.legend_crowded')}</span>
      </li>
    </ul>
  );
}
