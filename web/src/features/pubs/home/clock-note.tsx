import type { Pub } from '@comanda/contract/pubs';
import { useOtherClock } from '../../../lib/clock/use-now.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ClockLine } from '../../../ui/layout/clock-line.tsx';

/** On every screen of a pub, when the device is in another time zone: the zone of the shown times. */
export function ClockNote({ pub: { time_zone: zone } }: { readonly pub: Pick<Pub, 'time_zone'> }) {
  const { t, language } = useText();
  const now = useOtherClock(zone);
  if (now === undefined) return null;
  return <ClockLine text={t('pubs.clock_note', { time: formatTime(now, language, zone), zone })} />;
}
