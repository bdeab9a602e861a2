import type { OrderTimes, QuoteRequest } from '@comanda/contract/orders';
import { businessDayOf } from '@comanda/domain/hours';
import { useId, useState } from 'react';
import { Choice } from '../../island/choice.tsx';
import type { Translate } from '../../island/island-texts.ts';
import { useCheckout } from '../checkout-context.ts';
import { AT_A_TIME } from '../form/draft.ts';
import { closedRefusal, pauseRefusal } from '../sending/pause-text.ts';
import { dayName, shortReason, slotName, timeName, type TimeContext } from './time-names.ts';
import type { When } from './use-later.ts';
import { useTimes, type Times } from './use-times.ts';

type Props = {
  readonly t: Translate<'later'>;
  readonly when: When;
  /** The basket, without a time. */
  readonly request: QuoteRequest;
  /** The guest has pressed the button without a time. */
  readonly isMissing: boolean;
  readonly onWhen: (wantedAt: string) => void;
};

type Slot = OrderTimes['times'][number];

/** The end of a slot that is in no list any more is not known: only its beginning is said. */
function slotFor(wantedAt: string, times: readonly Slot[]): Slot {
  const known = times.find(({ from }) => from === wantedAt);
  return (
    known ?? { from: wantedAt, to: wantedAt, refusal: { code: 'time_is_not_offered', facts: {} } }
  );
}

type SelectsProps = Pick<Props, 'onWhen'> & {
  readonly chosen: Slot | undefined;
  readonly problem: string | undefined;
  readonly shown: OrderTimes;
  readonly isPending: boolean;
  readonly onDate: (date: string) => void;
  readonly context: TimeContext;
};

/** Day and time as the phone's own lists: long ones are scrolled with a thumb. */
function Selects(props: SelectsProps) {
  const { chosen, problem, shown, isPending, onDate, onWhen, context } = props;
  const { t } = context;
  const id = useId();
  const { days, times } = shown;
  const date = shown.date ?? '';
  const isGone = chosen && !times.some(({ from }) => from === chosen.from);
  return (
    <div className="f times" aria-busy={isPending}>
      <label htmlFor={`${id}-day`}>{t('guest.later.day')}</label>
      <select id={`${id}-day`} value={date} onChange={({ target }) => onDate(target.value)}>
        {days.map((day) => (
          <option key={day} value={day}>
            {dayName(day, context)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-time`}>{t('guest.later.time')}</label>
      <select
        id={`${id}-time`}
        value={chosen?.from ?? ''}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-message`}
        onChange={({ target }) => onWhen(target.value)}
      >
        <option value="" disabled>
          {t('guest.later.choose_time')}
        </option>
        {isGone && (
          <option value={chosen.from} disabled>
            {timeName(chosen, date, context)}
          </option>
        )}
        {times.map((slot) => {
          const reason = shortReason(slot.refusal, t);
          const name = timeName(slot, date, context);
          return (
            <option key={slot.from} value={slot.from} disabled={reason !== undefined}>
              {reason === undefined ? name : `${name} · ${reason}`}
            </option>
          );
        })}
      </select>
      {problem !== undefined && (
        <p id={`${id}-message`} className="bad">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Where the times will be, and what there is instead of them. */
function Awaited({ isFailed, retry, t }: Pick<Times, 'isFailed' | 'retry'> & Pick<Props, 't'>) {
  const { t: say } = useCheckout();
  if (!isFailed) return <p className="seeking">{t('guest.later.loading')}</p>;
  return (
    <div className="seeking" role="alert">
      <p className="bad">{t('guest.later.failed')}</p>
      <button type="button" className="quiet" onClick={retry}>
        {say('guest.checkout.retry')}
      </button>
    </div>
  );
}

function TimesOfDay({ t, when, request, isMissing, onWhen }: Props) {
  const { info } = useCheckout();
  const chosenAt = when.wantedAt === AT_A_TIME ? undefined : when.wantedAt || undefined;
  const [date, setDate] = useState(() =>
    chosenAt === undefined ? undefined : businessDayOf(new Date(chosenAt), info.timeZone),
  );
  const { times, isPending, isFailed, retry } = useTimes({
    pubId: info.pubId,
    request,
    date,
    reason: when.timeRefusal?.code ?? '',
  });
  const context = { t, info, orderType: request.order_type };
  if (!times || isFailed) return <Awaited isFailed={isFailed} retry={retry} t={t} />;
  if (times.days.length === 0) return <p className="seeking">{t('guest.later.none')}</p>;
  const free = times.times.find(({ refusal }) => shortReason(refusal, t) === undefined);
  const chosen = chosenAt === undefined ? undefined : slotFor(chosenAt, times.times);
  // While another day is read its times say nothing about the chosen one.
  const reason = chosen && shortReason(when.timeRefusal ?? (isPending ? null : chosen.refusal), t);
  const problem =
    chosen && reason !== undefined
      ? t('guest.later.not_possible', { when: slotName(chosen, context), reason })
      : isMissing && !chosen
        ? t('guest.later.choose_please')
        : undefined;
  return (
    <>
      {when.nowRefusal && !chosen && free && (
        <button type="button" className="quiet" onClick={() => onWhen(free.from)}>
          {t('guest.later.offer', { when: slotName(free, context) })}
        </button>
      )}
      <Selects
        chosen={chosen}
        problem={problem}
        shown={times}
        isPending={isPending}
        onDate={(next) => {
          setDate(next);
          // Another day has other times: the guest chooses again.
          if (chosen) onWhen(AT_A_TIME);
        }}
        onWhen={onWhen}
        context={context}
      />
      {!free && !isPending && <p className="bad">{t('guest.later.none_of_day')}</p>}
    </>
  );
}

/** As soon as possible, or for a day and a time; where it cannot be had now, why, and the first free time. */
export function WhenFields(props: Props) {
  const { t, when, onWhen } = props;
  const { t: say, info } = useCheckout();
  const { nowRefusal, isNowBlocked, wantedAt } = when;
  const { code, facts } = nowRefusal ?? { code: '', facts: {} };
  const page = { t: say, info };
  const why =
    closedRefusal(code, facts, page) ??
    pauseRefusal(code, facts, page) ??
    (isNowBlocked ? say(`errors.${code}` as 'errors.slot_is_full') : undefined);
  const isAtATime = wantedAt !== '';
  return (
    <section className="later">
      <Choice
        label={t('guest.later.when')}
        value={isAtATime ? 'later' : 'now'}
        options={[
          {
            value: 'now',
            label: t('guest.later.now'),
            blockedBy: isNowBlocked ? shortReason(nowRefusal, t) : undefined,
          },
          { value: 'later', label: t('guest.later.at_a_time') },
        ]}
        onValue={(value) => onWhen(value === 'now' ? '' : AT_A_TIME)}
      />
      {why !== undefined && <p>{why}</p>}
      {(isAtATime || nowRefusal) && <TimesOfDay {...props} />}
    </section>
  );
}
