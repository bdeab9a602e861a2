import { isUntilSwitchedBack } from '@comanda/domain/pubs';
import { AlarmClockPlus, Pause } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { formatDayTime } from '../../../lib/format/format.ts';
import { type TemporaryState, currentStates } from './temporary-states.ts';
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
      {isBusy ? <AlarmClockPlus /> : <Pause />}
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

/** On every screen of a pub while it is paused or busy: until when, and the button that ends it. */
export function StateBar({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const now = new Date(useNow(TICK_MS));
  const states = currentStates(pub, now);
  if (states.length === 0) return null;
  return (
    <aside aria-label={t('pubs.pausing')} className={styles['bar']}>
      <StateLines pub={pub} states={states} now={now} />
    </aside>
  );
}
