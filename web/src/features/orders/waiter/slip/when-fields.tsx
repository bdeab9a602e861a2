import { orderTypeTable } from '@comanda/domain/orders';
import { formatTime } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { FieldRow } from '../../../../ui/field/field-row.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { LabelledPills } from '../../../../ui/pills/labelled-pills.tsx';
import { FailedState } from '../../../../ui/states/failed-state.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { useDayName } from '../../later/use-day-name.ts';
import { usePubOrders } from '../../live/pub-orders-context.ts';
import { isWantedAtTime, type TypedOrder, type TypedProblems } from '../typed-order.ts';
import type { useTimes } from '../waiter-api.ts';
import { useProblemOf } from '../whom/guest-fields.tsx';

export type OfferedTimes = ReturnType<typeof useTimes>;

type Props = {
  readonly typed: TypedOrder;
  readonly times: OfferedTimes;
  readonly problems: TypedProblems;
  readonly onChange: (change: Partial<TypedOrder>) => void;
};

const FIELD_WIDTH = 200;

/** When the order is wanted, at a pub that takes such orders for later; of others there is nothing to choose. */
export function WhenFields(props: Props) {
  const { t } = useText();
  const { pub } = usePubOrders();
  const { typed, onChange } = props;
  const { orderType } = typed;
  if (!orderTypeTable.mayBeLater[orderType] || !pub.later.order_types.includes(orderType)) {
    return null;
  }
  return (
    <>
      <LabelledPills
        label={t('orders.waiter_when')}
        pills={[
          { value: 'now', label: t('orders.waiter_as_soon') },
          { value: 'later', label: t('orders.waiter_for_time') },
        ]}
        value={typed.isForTime ? 'later' : 'now'}
        onChange={(when) => onChange({ isForTime: when === 'later' })}
      />
      {isWantedAtTime(typed) && <TimeFields {...props} />}
    </>
  );
}

function TimeFields({ typed, times, problems, onChange }: Props) {
  const { t, language } = useText();
  const errorText = useErrorText();
  const { pub } = usePubOrders();
  const dayName = useDayName();
  const problem = useProblemOf(problems)('wanted_at');
  const { data } = times;
  if (times.isError) {
    return (
      <FailedState
        message={errorText(times.error)}
        isRetrying={times.isFetching}
        onRetry={() => void times.refetch()}
      />
    );
  }
  if (data?.times.length === 0) return <Notice>{t('orders.waiter_no_times')}</Notice>;
  const time = (moment: string) => formatTime(moment, language, pub.time_zone);
  return (
    <FieldRow fieldWidth={FIELD_WIDTH}>
      <SelectField
        label={t('orders.waiter_day')}
        disabled={!data}
        options={(data?.days ?? []).map((day) => ({ value: day, label: dayName(day) }))}
        value={data?.date ?? ''}
        onChange={({ target }) => onChange({ day: target.value, wantedAt: '' })}
      />
      <SelectField
        label={t('orders.waiter_time')}
        disabled={!data}
        error={problem}
        options={(data?.times ?? []).map(({ from, to, refusal }) => {
          const span = `${time(from)}–${time(to)}`;
          return {
            value: from,
            label: refusal ? t('orders.waiter_time_refused', { time: span }) : span,
          };
        })}
        value={typed.wantedAt}
        onChange={({ target }) => onChange({ wantedAt: target.value })}
      />
    </FieldRow>
  );
}
