import { useParams } from 'wouter';
import { useRefreshPub } from '../../../features/pubs/refresh-pub.ts';
import { isSection } from '../../../features/shipping/sections/sections.ts';
import { ShippingScreen } from '../../../features/shipping/shipping-screen.tsx';
import { lazyScreen } from '../shell/lazy-screen.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { usePubArea } from './pub-area.tsx';

/** Here and not among the screens of the shell, which every visitor loads. */
const WhyPage = lazyScreen(async () => (await import('./why-page.tsx')).WhyPage);

/** The pub's delivery settings, one section of them by the address; its other pages are updated after a save. */
export function ShippingPage() {
  const { pub } = usePubArea();
  const { section } = useParams();
  const refresh = useRefreshPub(pub);
  if (section === 'why') return <WhyPage />;
  if (section !== undefined && !isSection(section)) return <NotFound />;
  return <ShippingScreen pub={pub} section={section} onSaved={refresh} />;
}
