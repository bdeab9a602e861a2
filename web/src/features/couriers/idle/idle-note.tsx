import type { CourierOrder } from '@comanda/contract/couriers';
import { Clock } from 'lucide-react';
import { useMinutesSince } from '../../../lib/clock/use-now.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';

type Warned = NonNullable<CourierOrder['courier_info']['warned']>;

type Props = {
  readonly warned: Warned;
  /** Whether the press is on its way, or waits for a connection. */
  readonly isPending: boolean;
  readonly onComing: () => void;
};

/** On the card of a courier who was warned: until when the order is theirs, and the one tap that gives more time. */
export function IdleNote({ warned, isPending, onComing }: Props) {
  const { t, language } = useText();
  const minutes = useMinutesSince(warned.since);
  return (
    <Note
      tone="orange"
      announced="at once"
      icon={<Clock />}
      title={t('couriers.warned', { minutes })}
      action={
        warned.coming_left > 0 && (
          <Button variant="quiet" isPending={isPending} onClick={onComing}>
            {t('couriers.coming')}
          </Button>
        )
      }
    >
      <p>{t('couriers.warned_until', { time: formatTime(warned.release_at, language) })}</p>
    </Note>
  );
}
