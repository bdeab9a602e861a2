import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './other-steps.module.css';
import type { StepToConfirm } from './step-popup.tsx';

type Props = {
  readonly isOnTheWay: boolean;
  readonly onAsk: (step: StepToConfirm) => void;
};

/** Rarely used steps, each with a confirmation. */
export function OtherSteps({ isOnTheWay, onAsk }: Props) {
  const { t } = useText();
  const steps: readonly StepToConfirm[] = isOnTheWay
    ? ['release', 'cancel']
    : ['release', 'cancel', 'complete'];
  return (
    <div className={styles['others']}>
      {steps.map((step) => (
        <Button
          key={step}
          variant="plain"
          size="small"
          onClick={() => {
            onAsk(step);
          }}
        >
          {t(`couriers.${step}`)}
        </Button>
      ))}
    </div>
  );
}
