import type { Shipping } from '@comanda/contract/shipping';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePopup } from '../../ui/popup/use-popup.ts';
import { useSaveWorkHours } from './api.ts';
import { CopyDayPopup } from './copy-day-popup.tsx';
import { dayNames } from './day-names.ts';
import { DayRow } from './day-row.tsx';
import { SettingCard } from './saving/setting-card.tsx';
import styles from './shipping.module.css';
import { useEdited } from './saving/use-edited.ts';
import { useTellSaved } from './saving/use-tell-saved.ts';
import { copyDay, isSameWeek, setDay, wholeWeek } from './week.ts';

/** When the kitchen sends food out, day by day. */
export function WorkHoursCard({ shipping }: { readonly shipping: Shipping }) {
  const { t, language } = useText();
  const save = useSaveWorkHours();
  const tellSaved = useTellSaved();
  const week = useEdited(wholeWeek(shipping.shipping_work_hours_for_week), isSameWeek);
  const copying = usePopup<number>();
  const names = dayNames(language);
  const title = t('shipping.work_hours');
  return (
    <SettingCard
      title={title}
      hint={t('shipping.work_hours_hint')}
      isChanged={week.isChanged}
      isPending={save.isPending}
      onDiscard={week.reset}
      onSave={() => {
        save.mutate(
          { work_hours: week.value },
          {
            onSuccess: () => {
              week.reset();
              tellSaved(title);
            },
          },
        );
      }}
    >
      <ul className={styles['days']}>
        {names.map((name, weekday) => (
          <DayRow
            key={name}
            name={name}
            day={week.value[weekday] ?? { start: 0, end: 0 }}
            onChange={(day) => {
              week.set(setDay(week.value, weekday, day));
            }}
            onCopy={() => {
              copying.open(weekday);
            }}
          />
        ))}
      </ul>
      <CopyDayPopup
        key={copying.opening}
        names={names}
        from={copying.subject ?? 0}
        isOpen={copying.isOpen}
        onClose={copying.close}
        onCopy={(to) => {
          week.set(copyDay(week.value, copying.subject ?? 0, to));
          copying.close();
        }}
      />
    </SettingCard>
  );
}
