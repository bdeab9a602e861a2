import { MAX_PERIODS, type HoursPeriod } from '@comanda/domain/hours';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { weekHoursText } from '../../../lib/format/week-hours.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Row } from '../../../ui/actions/row.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { useHoursPlace } from '../hours-place.ts';
import { DeletedLine } from '../saving/deleted-line.tsx';
import saving from '../saving/saving.module.css';
import { useSaveHours, withoutItem } from '../saving/use-save-hours.ts';
import { localText, seasonDatesText, servicesWords } from '../words/hours-words.ts';
import { withSeason } from './season-fields.ts';
import { SeasonPopup } from './season-popup.tsx';

/** The parts of each year with a week of their own. */
export function SeasonsCard() {
  const { t, language } = useText();
  const { pub } = useHoursPlace();
  const save = useSaveHours();
  const editing = usePopup<HoursPeriod | 'new'>();
  const [deleted, setDeleted] = useState<HoursPeriod>();
  const { periods } = pub.hours;
  const datesOf = (season: HoursPeriod) => seasonDatesText(season, language);
  const nameOf = (season: HoursPeriod) => localText(season.name, pub, language) || datesOf(season);
  const factsOf = (season: HoursPeriod) => [
    ...(nameOf(season) === datesOf(season) ? [] : [datesOf(season)]),
    season.week.length === 0 ? t('hours.closed_all_week') : weekHoursText(season.week, language),
    servicesWords(season.services, pub, { t, language }),
  ];
  return (
    <Card
      title={t('hours.seasons')}
      actions={
        periods.length < MAX_PERIODS && (
          <Button variant="quiet" size="small" icon={<Plus />} onClick={() => editing.open('new')}>
            {t('hours.add_season')}
          </Button>
        )
      }
    >
      {periods.length === 0 ? (
        <p className={saving['empty']}>{t('hours.no_seasons')}</p>
      ) : (
        <ul>
          {periods
            .toSorted((one, other) => one.from.localeCompare(other.from))
            .map((season) => (
              <Row
                key={JSON.stringify(season)}
                name={nameOf(season)}
                facts={factsOf(season).filter(Boolean).join(' · ')}
                menu={{
                  label: t('ui.actions_of', { name: nameOf(season) }),
                  actions: [
                    { label: t('ui.edit'), icon: <Pencil />, onSelect: () => editing.open(season) },
                    {
                      label: t('ui.delete'),
                      icon: <Trash2 />,
                      isDestructive: true,
                      onSelect: () => {
                        save.mutate(
                          (hours) => {
                            const left = withoutItem(hours.periods, season);
                            return left && { ...hours, periods: left };
                          },
                          { onSuccess: () => setDeleted(season) },
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
            save.mutate(withSeason(deleted), { onSuccess: () => setDeleted(undefined) });
          }}
        />
      )}
      <SeasonPopup
        key={editing.openCount}
        season={editing.subject === 'new' ? undefined : editing.subject}
        isOpen={editing.isOpen}
        onClose={editing.close}
      />
    </Card>
  );
}
