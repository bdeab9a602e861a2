import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from '../../../lib/routes/location-context.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { BarLead } from '../../../ui/terminal-bar/bar-context.tsx';

/**
 * In the bar: the way back. From the orders it leads to the pub; on its other pages to the previous page, or to the pub
 * when there is none. The pub's own page has none.
 */
export function PubBack({ pubID }: { readonly pubID: number }) {
  const { t } = useText();
  const { pathname, hasPrevious } = useLocation();
  const navigate = useNavigate();
  const root = `/admin/pub/${pubID}`;
  const place = pathname.replace(/\/+$/, '');
  if (place === root) return null;
  return (
    <BarLead>
      <IconButton
        variant="onDark"
        label={t('ui.back')}
        icon={<ArrowLeft />}
        onClick={() => {
          navigate(hasPrevious && place !== `${root}/orders` ? -1 : root);
        }}
      />
    </BarLead>
  );
}
