import { MAX_EXCEPTIONS, type HoursException } from '@comanda/domain/hours';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Row } from '../../../ui/actions/row.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { useHoursPlace } from '../hours-place.ts';
import { DeletedLine } from '../saving/deleted-line.tsx';
import saving from '../saving/saving.module.css';
import { useSaveHours, withoutItem } from '../saving/use-save-hours.ts';
import { datesText, exceptionWords, localText, servicesWords } from '../words/hours-words.ts';
import { withDay } from './day-fields.ts';

type Props = {
  /** `YYYY-MM-DD` on the pub's clock. */
  readonly today: string;
  /** Opens the form of one, or of a new one. */
  readonly onOpen: (day: HoursException | 'new') => void;
};

/** The dates ahead with other hours, the next first. */
export function DaysCard({ today, onOpen }: Props) {
  const { t, language } = useText();
  const { pub } = useHoursPlace();
  const save = useSaveHours();
  const [deleted, setDeleted] = useState<HoursException>();
  const { exceptions } = pub.hours;
  const ahead = exceptions
    .filter(({ to }) => to >= today)
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to));
  const nameOf = (day: HoursException) => datesText(day, today, language);
  return (
    <Card
      title={t('hours.days')}
      actions={
        exceptions.length < MAX_EXCEPTIONS && (
          <Button variant="quiet" size="small" icon={<Plus />} onClick={() => onOpen('new')}>
            {t('hours.add_day')}
          </Button>
        )
      }
    >
      {ahead.length === 0 ? (
        <p className={saving['empty']}>{t('hours.no_days')}</p>
      ) : (
        <ul>
          {ahead.map((day) => (
            <Row
              key={JSON.stringify(day)}
              name={nameOf(day)}
              facts={[
                exceptionWords(day, { t, language }),
                servicesWords(day.services, pub, { t, language }),
                localText(day.text, pub, language),
              ]
                .filter(Boolean)
                .join(' · ')}
              menu={{
                label: t('ui.actions_of', { name: nameOf(day) }),
                actions: [
                  { label: t('ui.edit'), icon: <Pencil />, onSelect: () => onOpen(day) },
                  {
                    label: t('ui.delete'),
                    icon: <Trash2 />,
                    isDestructive: true,
                    onSelect: () => {
                      save.mutate(
                        (hours) => {
                          const left = withoutItem(hours.exceptions, day);
                          return left && { ...hours, exceptions: left };
                        },
                        { onSuccess: () => setDeleted(day) },
                      );
                    },
                  },
                ],
              }}
            />
          ))}
        </ul>
      )}
      <RefusalNotice error={save.error} />
      {deleted && (
        <DeletedLine
          name={nameOf(deleted)}
          isPending={save.isPending}
          onPutBack={() => {
            save.mutate(withDay(deleted), { onSuccess: () => setDeleted(undefined) });
          }}
        />
      )}
    </Card>
  );
}
