import { CloudAlert, CloudOff } from 'lucide-react';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useStill } from '../../../product/hold/use-hold.ts';
import { Note } from '../../../ui/note/note.tsx';
import { useCourierArea } from '../area/courier-context.ts';
import { refusalText } from './use-courier-steps.ts';
import { refusalsOf } from '../offline/step-queue.ts';

/** Above the lists: the age of the stored data, and the refused steps. */
export function OfflineNotes() {
  const { courier, queue, dismiss, ...area } = useCourierArea();
  const { isLoaded, keptAt, refused } = useStill({
    isLoaded: area.isLoaded,
    keptAt: area.keptAt,
    refused: refusalsOf(queue, courier.id),
  });
  const { t, language } = useText();
  return (
    <>
      {refused.map(({ id, orderID, name = `#${orderID}`, step, happenedAt, refusal = '' }) => (
        <Note
          key={id}
          tone="red"
          announced="at once"
          icon={<CloudAlert />}
          title={t('couriers.refused_later', {
            number: name,
            step: t(`couriers.${step}`),
            time: formatTime(happenedAt, language),
          })}
          onClose={() => {
            dismiss(id);
          }}
        >
          <p>{refusalText(refusal, t)}</p>
        </Note>
      ))}
      {isLoaded && keptAt !== undefined && (
        <Note
          tone="orange"
          icon={<CloudOff />}
          title={t('couriers.offline', { time: formatTime(keptAt, language) })}
        >
          <p>{t('couriers.offline_hint')}</p>
        </Note>
      )}
    </>
  );
}
