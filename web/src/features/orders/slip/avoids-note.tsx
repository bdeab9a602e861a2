import { avoidsTexts, type Order } from '@comanda/contract/orders';
import { Check, TriangleAlert } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './avoids-note.module.css';

type Props = {
  readonly order: Pick<Order, 'avoids' | 'dishes'>;
  readonly className: string | undefined;
};

/** What the guest avoids, never cut, and whether the cook of each line has confirmed it. */
export function AvoidsNote({ order, className }: Props) {
  const { t } = useText();
  const texts = avoidsTexts(order.avoids, t);
  if (texts.length === 0) return null;
  const isSeen = order.dishes.every(({ avoids_seen: isLineSeen }) => isLineSeen);
  return (
    <p className={classNames(styles['avoids'], className)}>
      <TriangleAlert />
      <span>
        {texts.join(' · ')}
        {isSeen && (
          <small>
            <Check /> {t('orders.avoids_seen')}
          </small>
        )}
      </span>
    </p>
  );
}
