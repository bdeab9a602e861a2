import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './save-foot.module.css';

type Props = {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
};

/** Shows whether all of a form is saved; sticky while there are unsaved values. */
export function SaveFoot({ isDirty, isSaving, onDiscard }: Props) {
  const { t } = useText();
  return (
    <footer className={classNames(styles['foot'], isDirty && styles['unsaved'])}>
      <output className={styles['state']}>{t(isDirty ? 'pubs.unsaved' : 'pubs.all_saved')}</output>
      {isDirty && (
        <Button variant="plain" onClick={onDiscard}>
          {t('pubs.discard')}
        </Button>
      )}
      <Button type="submit" disabled={!isDirty} isPending={isSaving}>
        {t('ui.save')}
      </Button>
    </footer>
  );
}
