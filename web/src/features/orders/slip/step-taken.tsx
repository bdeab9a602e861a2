import type { OrderStatus } from '@comanda/domain/orders';
import { Check } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import tones from '../../../ui/tone.module.css';
import { statusTones } from '../status/status-look.ts';
import styles from './step-button.module.css';

/** In the place of the button while the slip waits to leave: where it goes, as high as the button. */
export function StepTaken({ status }: { readonly status: OrderStatus }) {
  const { t } = useText();
  return (
    <p className={classNames(styles['taken'], tones[statusTones[status]])}>
      <Check aria-hidden="true" />
      {t(`orders.status_${status}`)}
    </p>
  );
}
