import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from '../../../lib/routes/location-context.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';

/** A page of a pub, other than its own. */
const pageOfPub = /^(\/admin\/pub\/\d+)\/+([^/]+)/;

/** Whether the bar has `PubBack` at an address. */
export const hasPubBack = (pathname: string): boolean => pageOfPub.test(pathname);

/**
 * In the bar: the way back. From the orders it leads to the pub; on its other pages to the previous page, or to the pub
 * when there is none. The pub's own page has none.
 */
export function PubBack() {
  const { t } = useText();
  const { pathname, hasPrevious } = useLocation();
  const navigate = useNavigate();
  const [, root, page] = pageOfPub.exec(pathname) ?? [];
  if (root === undefined) return null;
  return (
    <IconButton
      variant="onDark"
      label={t('ui.back')}
      icon={<ArrowLeft />}
      onClick={() => {
        navigate(hasPrevious && page !== 'orders' ? -1 : root);
      }}
    />
  );
}
