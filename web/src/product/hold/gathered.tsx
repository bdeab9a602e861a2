import { BellRing } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import styles from './gathered.module.css';

type Props = { readonly count: number; readonly onShow: () => void; readonly onLeave: () => void };

/** The count of rows received while a list is held; a press shows them. */
export function Gathered({ count, onShow, onLeave }: Props) {
  const { t } = useText();
  return (
    <output className={styles['place']}>
      {count > 0 && (
        <button type="button" className={styles['button']} onClick={onShow} onBlur={onLeave}>
          <BellRing />
          {t('orders.gathered', { count })}
        </button>
      )}
    </output>
  );
}
