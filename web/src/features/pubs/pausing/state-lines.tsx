import { isUntilSwitchedBack } from '@comanda/domain/pubs';
import type { Pub } from '@comanda/contract/pubs';
import { AlarmClockPlus, Pause } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { formatEnd } from './format-end.ts';
import { useSaveState } from './pausing-api.ts';
import styles from './state-lines.module.css';
import type { TemporaryState } from './temporary-states.ts';

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
              time: formatEnd(until, { language, timeZone: pub.time_zone, now }),
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
