import { Undo2 } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import type { Outcome } from './bulk-api.ts';
import styles from './bulk.module.css';

type Props = {
  readonly outcome: Outcome | undefined;
  readonly isUndoing: boolean;
  readonly undo: (() => void) | undefined;
};

/** What the last change did, with the press that puts it back. */
export function OutcomeNote({ outcome, isUndoing, undo }: Props) {
  const { t } = useText();
  if (!outcome) return null;
  const { kind, count } = outcome;
  const left = kind === 'undone' ? outcome.left : [];
  return (
    <div className={styles['outcome']}>
      <Notice isGood>
        {t(kind === 'changed' ? 'menu.bulk_changed' : 'menu.bulk_undone', { count })}
      </Notice>
      {left.length > 0 && <Notice>{t('menu.bulk_left', { names: left.join(', ') })}</Notice>}
      {undo && (
        <Button variant="quiet" size="small" icon={<Undo2 />} isPending={isUndoing} onClick={undo}>
          {t('menu.bulk_undo')}
        </Button>
      )}
    </div>
  );
}
