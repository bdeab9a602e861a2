import { useParams } from 'wouter';
import { SettingsScreen } from '../../../features/pubs/settings/settings-screen.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { usePubArea } from './pub-area.tsx';

/** The settings of the pub; the section is in the address. */
export function SettingsPage() {
  const { pub } = usePubArea();
  const { section } = useParams();
  return <SettingsScreen pub={pub} section={section} notFound={<NotFound />} />;
}
