import { CloudOff, RotateCw } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import styles from './states.module.css';

export type FailedStateProps = {
  /** The error text, in the reader's language. */
  readonly message: string;
  readonly onRetry: () => void;
  /** Whether the load is being tried again; false where the caller cannot know. */
  readonly isRetrying: boolean;
  /** "Try again" by default. */
  readonly retryLabel?: string | undefined;
};

/** A failed load: shows why and offers to try again. */
export function FailedState({ message, onRetry, isRetrying, retryLabel }: FailedStateProps) {
  const { t } = useText();
  return (
    <div className={styles['state']} role="alert">
      <span className={styles['stateIcon']} aria-hidden="true">
        <CloudOff />
      </span>
      <p className={styles['stateTitle']}>{message}</p>
      <Button variant="quiet" icon={<RotateCw />} isPending={isRetrying} onClick={onRetry}>
        {retryLabel ?? t('ui.retry')}
      </Button>
    </div>
  );
}
