import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../shipping.module.css';

type Props = {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly isChanged: boolean;
  readonly isPending: boolean;
  /** Why the current values cannot be saved. */
  readonly problem?: string | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
};

/** One part of the settings; the save button is enabled only while a value differs from the saved one. */
export function SettingCard({
  title,
  hint,
  isChanged,
  isPending,
  problem,
  onSave,
  onDiscard,
  children,
}: Props) {
  const { t } = useText();
  return (
    <Card title={title}>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      <form
        className={styles['form']}
        noValidate
        data-saved={!isChanged && !isPending}
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && problem === undefined && !isPending) onSave();
        }}
      >
        {children}
        <output className={styles['problem']}>{problem}</output>
        {isChanged && (
          <footer className={styles['foot']}>
            <Button variant="plain" onClick={onDiscard}>
              {t('shipping.discard')}
            </Button>
            <Button type="submit" isPending={isPending} disabled={problem !== undefined}>
              {t('ui.save')}
            </Button>
          </footer>
        )}
      </form>
    </Card>
  );
}
