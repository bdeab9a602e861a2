import { HoursScreen } from '../../../features/hours/hours-screen.tsx';
import { SettingsFrame } from '../../../features/pubs/settings/settings-frame.tsx';
import { usePubArea } from './pub-area.tsx';
import { useKnownHours } from './use-known-hours.ts';

/** When the pub is open, delivers and hands orders over. */
export function HoursPage() {
  const { pub } = usePubArea();
  return (
    <SettingsFrame pub={pub}>
      <HoursScreen pub={pub} onHours={useKnownHours(pub)} />
    </SettingsFrame>
  );
}
