import { MAX_LINES_OF_ORDER } from '@comanda/domain/orders';
import { Plus, Trash2 } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { basketKey, withLine, type BasketLine } from '../choosing/basket-line.ts';
import { AskedDishPopup } from './asked-dish-popup.tsx';
import styles from './asking.module.css';

type Props = {
  readonly lines: readonly BasketLine[];
  readonly onLines: (lines: readonly BasketLine[]) => void;
};

/** The dishes of the question, each with its choices; they are found in the pub's menu. */
export function AskedBasket({ lines, onLines }: Props) {
  const { t } = useText();
  const adding = usePopup<true>();
  return (
    <section className={styles['basket']} aria-label={t('orders.dishes')}>
      <p className={styles['label']}>{t('orders.dishes')}</p>
      {lines.length === 0 && <p className={styles['note']}>{t('orders.why_no_dishes')}</p>}
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={basketKey(line)}>
            <span>
              {line.count} × {line.name}
              {line.options.length > 0 && <small>{line.options.join(', ')}</small>}
            </span>
            <IconButton
              label={t('orders.delete_dish', { name: line.name })}
              icon={<Trash2 />}
              onClick={() => onLines(lines.filter((other) => other !== line))}
            />
          </li>
        ))}
      </ul>
      {lines.length < MAX_LINES_OF_ORDER && (
        <Button variant="quiet" size="small" icon={<Plus />} onClick={() => adding.open(true)}>
          {t('orders.add_dish')}
        </Button>
      )}
      <AskedDishPopup
        key={adding.openCount}
        isOpen={adding.isOpen}
        onClose={adding.close}
        onAdd={(line) => {
          onLines(withLine(lines, line));
          adding.close();
        }}
      />
    </section>
  );
}
