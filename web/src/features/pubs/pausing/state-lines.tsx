import { isUntilSwitchedBack } from '@comanda/domain/pubs';
import { AlarmClockPlus, CalendarX2, Pause } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { formatDayTime, formatTime } from '../../../lib/format/format.ts';
import { type TemporaryState, currentShut, currentStates } from './temporary-states.ts';
import { useSaveState } from './pausing-api.ts';
import styles from './state-lines.module.css';
import type { Pub } from '@comanda/contract/pubs';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';

type Props = {
  readonly pub: Pub;
  readonly states: readonly TemporaryState[];
  readonly now: Date;
};

/** Each state of a pub with its end, and a button that ends it at once. */
export function StateLines({ pub, states, now }: Props) {
  return (
    <ul className={styles['lines']}>
      {states.map((state) => (
        <StateLine key={state.kind} pub={pub} state={state} now={now} />
      ))}
    </ul>
  );
}

type LineProps = Omit<Props, 'states'> & { readonly state: TemporaryState };

function StateLine({ pub, state, now }: LineProps) {
  const { t, language } = useText();
  const save = useSaveState(pub);
  const { until } = state;
  const isBusy = state.kind === 'busy';
  const name = isBusy
    ? t('pubs.promises_longer', { minutes: state.minutes })
    : t(`pubs.paused_${state.kind}`);
  const end = () => {
    save.mutate(
      state.kind === 'busy'
        ? { kind: 'busy', minutes: state.minutes, until: null }
        : { kind: 'pause', order_types: [...state.types], until: null },
    );
  };
  return (
    <li className={styles['line']}>
      {isBusy ? <AlarmClockPlus aria-hidden="true" /> : <Pause aria-hidden="true" />}
      <p>
        <b>{name}</b>{' '}
        {isUntilSwitchedBack(until)
          ? t('pubs.state_until_ended')
          : t('pubs.state_until', {
              time: formatDayTime(until, { language, timeZone: pub.time_zone, now }),
            })}
      </p>
      <Button size="small" isPending={save.isPending} onClick={end}>
        {t(isBusy ? 'pubs.end_busy' : 'pubs.end_pause')}
        <span className="visually-hidden"> ({name})</span>
      </Button>
      {save.error && (
        <div className={styles['problem']}>
          <RefusalNotice error={save.error} />
        </div>
      )}
    </li>
  );
}

const TICK_MS = 5000;

/** On every screen of a pub while it is paused, busy or has shut slots: until when, and how it ends. */
export function StateBar({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const now = new Date(useNow(TICK_MS));
  const states = currentStates(pub, now);
  const shut = currentShut(pub, now);
  if (states.length + shut.length === 0) return null;
  return (
    <aside aria-label={t('pubs.pausing')} className={styles['bar']}>
      {states.length > 0 && <StateLines pub={pub} states={states} now={now} />}
      {shut.length > 0 && <ShutLine pub={pub} shut={shut} now={now} />}
    </aside>
  );
}

type ShutProps = Pick<Props, 'pub' | 'now'> & { readonly shut: ReturnType<typeof currentShut> };

/** For which times a person has shut the slots; each is opened where they were shut. */
function ShutLine({ pub, shut, now }: ShutProps) {
  const { t, language } = useText();
  const clock = { language, timeZone: pub.time_zone, now };
  const times = shut.map(
    ({ from, to }) => `${formatDayTime(from, clock)}–${formatTime(to, language, pub.time_zone)}`,
  );
  return (
    <div className={styles['line']}>
      <CalendarX2 aria-hidden="true" />
      <p>
        <b>{t('pubs.slots_shut', { times: times.join(', ') })}</b>
      </p>
      <ButtonLink size="small" to={`/admin/pub/${pub.id}/orders/later`}>
        {t('pubs.open_slots')}
      </ButtonLink>
    </div>
  );
}
