import { findHoursProblems, type Service } from '@comanda/domain/hours';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { SaveFoot } from '../../../product/settings/save-foot.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SavedForm } from '../../../ui/layout/saved-form.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { useHoursPlace } from '../hours-place.ts';
import { useSaveHours } from '../saving/use-save-hours.ts';
import { shownServices } from '../services.ts';
import { problemWords } from '../words/hours-words.ts';
import { ServicePart } from './service-part.tsx';
import { useTypedWeek } from './use-typed-week.ts';

/** The usual week of each service, saved together. */
export function WeekCard() {
  const { t, language } = useText();
  const { pub } = useHoursPlace();
  const week = useTypedWeek(pub);
  const save = useSaveHours();
  const [isChecked, setIsChecked] = useState(false);
  const shown = shownServices(pub);
  const problems = findHoursProblems(week.hours);
  const problemOf = (service: Service) => problems.find((one) => one.service === service)?.code;
  const isSeen = shown.some(problemOf);
  // Of a service that is not offered now and follows one of those that are.
  const hidden = isSeen ? undefined : problems.find(({ service }) => service !== undefined)?.code;
  const submit = () => {
    setIsChecked(!week.isSound);
    if (!week.isDirty || !week.isSound) return;
    let newest = pub.hours;
    save.mutate(
      (hours) => {
        newest = hours;
        return week.change(hours);
      },
      {
        onSuccess: ({ hours }) => {
          week.applySaved(hours);
          showSuccess(t('hours.saved'));
        },
        onError: () => week.dropChanged(newest),
      },
    );
  };
  return (
    <Card title={t('hours.week')}>
      <SavedForm
        isSaved={!week.isDirty}
        onSubmit={async (event) => {
          event.preventDefault();
          submit();
          await Promise.resolve();
        }}
      >
        <div>
          {shown.map((service) => (
            <ServicePart
              key={service}
              service={service}
              fields={week.fieldsOf(service)}
              hours={week.hours}
              isChecked={isChecked}
              problem={problemOf(service)}
              onChange={(fields) => week.type(service, fields)}
            />
          ))}
        </div>
        {isChecked && hidden && <Notice>{problemWords(hidden, { t, language })}</Notice>}
        <RefusalNotice error={save.error} />
        <SaveFoot
          isDirty={week.isDirty}
          isSaving={save.isPending}
          onDiscard={() => {
            setIsChecked(false);
            save.reset();
            week.discard();
          }}
        />
      </SavedForm>
    </Card>
  );
}
