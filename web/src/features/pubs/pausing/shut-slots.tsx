import type { Pub } from '@comanda/contract/pubs';
import { CalendarX2 } from 'lucide-react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatDayTime, formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import styles from './state-lines.module.css';

/** Slots that are shut and not over, in the sequence of their times; those without a gap are one. */
export function currentShut({ shut_slots: slots = [] }: Pick<Pub, 'shut_slots'>, now: Date) {
  const ahead = slots
    .filter(({ to }) => new Date(to) > now)
    .toSorted((one, other) => one.from.localeCompare(other.from));
  return ahead.reduce<{ from: string; to: string }[]>((joined, { from, to }) => {
    const last = joined.at(-1);
    if (!last || last.to < from) return [...joined, { from, to }];
    const end = last.to < to ? to : last.to;
    return [...joined.slice(0, -1), { from: last.from, to: end }];
  }, []);
}

const TICK_MS = 5000;

/** On every screen of a pub while slots are shut: for which times, and the way to where they are opened. */
export function ShutSlots({ pub }: { readonly pub: Pub }) {
  const { t, language } = useText();
  const now = new Date(useNow(TICK_MS));
  const shut = currentShut(pub, now);
  if (shut.length === 0) return null;
  const clock = { language, timeZone: pub.time_zone, now };
  const times = shut.map(
    ({ from, to }) => `${formatDayTime(from, clock)}–${formatTime(to, language, pub.time_zone)}`,
  );
  return (
    <aside aria-label={t('orders.slots')} className={styles['bar']}>
      <div className={styles['line']}>
        <CalendarX2 />
        <p>
          <b>{t('pubs.slots_shut', { times: times.join(', ') })}</b>
        </p>
        <ButtonLink size="small" to={`/admin/pub/${pub.id}/orders/later`}>
          {t('pubs.show_slots')}
        </ButtonLink>
      </div>
    </aside>
  );
}
