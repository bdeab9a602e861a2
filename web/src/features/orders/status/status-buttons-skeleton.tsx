import { offeredStatuses } from '@comanda/domain/orders';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import tones from '../../../ui/tone.module.css';
import styles from './status-buttons-skeleton.module.css';
import buttons from './status-buttons.module.css';
import { statusIcons, statusTones } from './status-look.tsx';

/** Placeholder of the next step and the five status buttons. */
export function StatusButtonsSkeleton() {
  const { t } = useText();
  const onward = offeredStatuses.filter((status) => status !== 'canceled');
  const CancelIcon = statusIcons.canceled;
  return (
    <div className={buttons['foot']} aria-hidden="true">
      <div className={buttons['next']}>
        <Skeleton width={104} height={24} />
        <div className={styles['step']}>
          <Skeleton height={52} />
        </div>
      </div>
      <div className={buttons['buttons']}>
        <div className={buttons['onward']}>
          {onward.map((status) => {
            const Icon = statusIcons[status];
            return (
              <div
                key={status}
                className={classNames(
                  buttons['button'],
                  styles['button'],
                  tones[statusTones[status]],
                )}
              >
                <Icon />
                {t(`orders.status_${status}`)}
              </div>
            );
          })}
        </div>
        <div
          className={classNames(
            buttons['button'],
            buttons['cancel'],
            styles['button'],
            tones['red'],
          )}
        >
          <CancelIcon />
          {t('orders.cancel')}
        </div>
      </div>
    </div>
  );
}
