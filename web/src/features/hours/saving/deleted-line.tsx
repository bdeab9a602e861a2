import { Undo2 } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './saving.module.css';

type Props = {
  readonly name: string;
  readonly isPending: boolean;
  readonly onPutBack: () => void;
};

/** What was deleted last, as long as the page is open. */
export function DeletedLine({ name, isPending, onPutBack }: Props) {
  const { t } = useText();
  return (
    <div className={styles['deleted']}>
      <output>{t('hours.deleted', { name })}</output>
      <Button
        variant="quiet"
        size="small"
        icon={<Undo2 />}
        isPending={isPending}
        onClick={onPutBack}
      >
        {t('hours.put_back')}
      </Button>
    </div>
  );
}
