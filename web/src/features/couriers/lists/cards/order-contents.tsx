import type { CourierOrder } from '@comanda/contract/couriers';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { optionsText } from '../../../../lib/options/options-text.ts';
import { readLine } from '../../../../lib/options/read-line.ts';
import styles from './courier-card.module.css';

/** The guest's comment and the dishes. */
export function OrderContents({ order }: { readonly order: CourierOrder }) {
  const { t } = useText();
  return (
    <>
      {order.comments !== undefined && order.comments !== '' && (
        <section className={styles['comment']}>
          <h4>{t('couriers.comment')}</h4>
          <p>{order.comments}</p>
        </section>
      )}
      <section className={styles['dishes']}>
        <h4>{t('couriers.dishes')}</h4>
        <DishCounts dishes={order.dishes ?? []} />
      </section>
    </>
  );
}

type Props = { readonly dishes: NonNullable<CourierOrder['dishes']> };

/** The dishes with their counts and choices, in the courier's language and as the pub calls them: what has to be in the bag. */
export function DishCounts({ dishes }: Props) {
  const { language } = useText();
  return (
    <ul>
      {dishes.map((dish) => {
        const { line, other } = readLine(dish, { reads: language });
        return (
          <li key={line.line_id}>
            <b className={styles['counted']}>{line.count}×</b> {line.name}
            {line.options && (
              <small className={styles['options']}>{optionsText(line.options)}</small>
            )}
            {other !== undefined && <small className={styles['options']}>{other}</small>}
          </li>
        );
      })}
    </ul>
  );
}
