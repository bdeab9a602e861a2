import { CloudAlert, CloudOff, X } from 'lucide-react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { useCourierArea } from '../area/courier-context.ts';
import { refusalsOf } from './step-queue.ts';
import styles from './offline-notes.module.css';
import { refusalText } from '../area/use-courier-steps.ts';

/** Above the lists: the age of the stored data, and the refused steps. */
export function OfflineNotes() {
  const { courier, queue, dismiss, isLoaded, keptAt } = useCourierArea();
  const { t, language } = useText();
  return (
    <>
      {refusalsOf(queue, courier.id).map(({ id, orderID, step, happenedAt, refusal = '' }) => (
        <section key={id} role="alert" className={styles['refusal']}>
          <CloudAlert aria-hidden="true" />
          <div>
            <b>
              {t('couriers.refused_later', {
                number: `#${orderID}`,
                step: t(`couriers.${step}`),
                time: formatTime(happenedAt, language),
              })}
            </b>
            <p>{refusalText(refusal, t)}</p>
          </div>
          <IconButton
            label={t('ui.close')}
            icon={<X />}
            onClick={() => {
              dismiss(id);
            }}
          />
        </section>
      ))}
      {isLoaded && keptAt !== undefined && (
        <section className={styles['offline']}>
          <CloudOff aria-hidden="true" />
          <div>
            <b>{t('couriers.offline', { time: formatTime(keptAt, language) })}</b>
            <p>{t('couriers.offline_hint')}</p>
          </div>
        </section>
      )}
    </>
  );
}
