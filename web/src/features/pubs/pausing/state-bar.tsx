import type { Pub } from '@comanda/contract/pubs';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './state-bar.module.css';
import { StateLines } from './state-lines.tsx';
import { currentStates } from './temporary-states.ts';

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
