import type { Clock } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import styles from './reasons.module.css';

type ReasonButton = {
  readonly label: string;
  readonly icon: typeof Clock;
  readonly onChoose: () => void;
};

type Props = {
  readonly reasons: readonly ReasonButton[];
  readonly firstRef?: Ref<HTMLButtonElement>;
};

/** Reasons in a list, each chosen by one press. */
export function ReasonButtons({ reasons, firstRef }: Props) {
  return (
    <div className={styles['reasons']}>
      {reasons.map(({ label, icon: Icon, onChoose }, index) => (
        <Button
          key={label}
          {...(index === 0 && firstRef ? { ref: firstRef } : {})}
          variant="quiet"
          size="large"
          icon={<Icon />}
          onClick={onChoose}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
