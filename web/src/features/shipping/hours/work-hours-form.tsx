import type { Shipping } from '@comanda/contract/shipping';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useSaveWorkHours } from '../api.ts';
import { SettingForm, useEdited, useSavedToast } from '../saving/setting-form.tsx';
import { WeekRows } from './week-rows.tsx';
import { isSameWeek, wholeWeek } from './week.ts';

/** The delivery hours of each day. */
export function WorkHoursForm({ shipping }: { readonly shipping: Shipping }) {
  const { t } = useText();
  const save = useSaveWorkHours();
  const showSaved = useSavedToast();
  const week = useEdited(wholeWeek(shipping.shipping_work_hours_for_week), isSameWeek);
  const title = t('shipping.work_hours');
  return (
    <SettingForm
      isChanged={week.isChanged}
      isPending={save.isPending}
      onDiscard={week.reset}
      onSave={() => {
        save.mutate(
          { work_hours: week.value },
          {
            onSuccess: () => {
              week.reset();
              showSaved(title);
            },
          },
        );
      }}
    >
      <WeekRows week={week.value} onChange={week.set} />
    </SettingForm>
  );
}
