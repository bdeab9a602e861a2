import { MAX_LINES_OF_ORDER } from '@comanda/domain/orders';
import { lineKey } from '@comanda/domain/options';
import { Plus, Trash2 } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { AskedDishPopup, type AskedLine } from './asked-dish-popup.tsx';
import styles from './asking.module.css';

type Props = {
  readonly lines: readonly AskedLine[];
  readonly onLines: (lines: readonly AskedLine[]) => void;
};

const keyOf = ({ dishId, chosen }: AskedLine): string => `${dishId} ${lineKey(chosen, '')}`;

/** The same dish with the same choices is one line. */
function withLine(lines: readonly AskedLine[], added: AskedLine): readonly AskedLine[] {
  const same = lines.findIndex((line) => keyOf(line) === keyOf(added));
  const before = lines[same];
  if (!before) return [...lines, added];
  return lines.with(same, { ...before, count: before.count + added.count });
}

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
          <li key={keyOf(line)}>
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
