import { useCompany } from '../../../features/accounts/api.ts';
import { AlertsScreen } from '../../../features/alerts/alerts-screen.tsx';
import { SettingsFrame } from '../../../features/pubs/settings/settings-frame.tsx';
import { usePubArea } from './pub-area.tsx';

/** How the pub is told about orders that nobody opens. */
export function AlertsPage() {
  const { pub } = usePubArea();
  const { data: company } = useCompany();
  return (
    <SettingsFrame pub={pub}>
      <AlertsScreen
        pub={pub}
        isDesk={company !== undefined && company.entered_pub_id === undefined}
      />
    </SettingsFrame>
  );
}
