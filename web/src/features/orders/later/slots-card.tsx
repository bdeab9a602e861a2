import type { PubSlot } from '@comanda/contract/later';
import { hasLimits } from '@comanda/domain/later';
import { useState } from 'react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { slotDays, slotsAhead } from './later-days.ts';
import styles from './later.module.css';
import { SlotRow } from './slot-row.tsx';
import { useSetShut, useSlots } from './slots-api.ts';
import { useDayName } from './use-day-name.ts';
import { useUndoable } from './use-undoable.ts';

const MINUTE_MS = 60_000;

/** The slots of a day: what each has of its limits, and a switch that shuts it. */
export function SlotsCard() {
  const { t } = useText();
  const { pub } = usePubOrders();
  const dayName = useDayName();
  const now = new Date(useNow(MINUTE_MS));
  const days = slotDays(pub.later, pub.time_zone, now);
  const [chosen, setChosen] = useState<string>();
  const date = days.find((day) => day === chosen) ?? days[0];
  return (
    <Card title={t('orders.slots')}>
      {date === undefined ? (
        <>
          <p className={styles['off']}>{t('orders.slots_off')}</p>
          <ButtonLink variant="quiet" to={`/admin/pub/${pub.id}/settings/later`}>
            {t('orders.slots_set_up')}
          </ButtonLink>
        </>
      ) : (
        <>
          {days.length > 1 && (
            <SelectField
              label={t('orders.slots_day')}
              value={date}
              options={days.map((day) => ({ value: day, label: dayName(day) }))}
              onChange={({ target }) => {
                setChosen(target.value);
              }}
            />
          )}
          <SlotsOfDay key={date} date={date} now={now} />
        </>
      )}
    </Card>
  );
}

type DayProps = { readonly date: string; readonly now: Date };

function SlotsOfDay({ date, now }: DayProps) {
  const { t } = useText();
  const errorText = useErrorText();
  const { pub } = usePubOrders();
  const loading = useSlots(pub, date);
  const setting = useSetShut(pub, date);
  const undoable = useUndoable();
  const { later } = pub;
  const press = (slot: PubSlot, isShut: boolean) => {
    if (setting.isPending) return;
    undoable.end();
    setting.mutate({ slot, isShut }, { onSuccess: () => undoable.begin(slot.from) });
  };
  if (loading.isError && !loading.data) {
    return (
      <FailedState
        message={errorText(loading.error)}
        isRetrying={loading.isFetching}
        onRetry={() => void loading.refetch()}
      />
    );
  }
  if (!loading.data) {
    return (
      <LoadingRegion>
        <Skeleton height={420} />
      </LoadingRegion>
    );
  }
  const slots = slotsAhead(loading.data, now);
  return (
    <>
      <RefusalNotice error={setting.error} />
      {slots.length === 0 && <p className={styles['off']}>{t('orders.slots_none')}</p>}
      <ul className={styles['slots']}>
        {slots.map((slot) => (
          <SlotRow
            key={slot.from}
            slot={slot}
            limits={hasLimits(later.limits) ? later.limits : undefined}
            isPending={setting.isPending && setting.variables.slot.from === slot.from}
            isUndoable={undoable.of === slot.from}
            onPress={press}
          />
        ))}
      </ul>
    </>
  );
}
