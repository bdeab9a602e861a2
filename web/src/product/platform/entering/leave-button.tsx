import { LogOut } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useLeavePub, type OpenInNewSession } from './api.ts';

/** Leaves the entered pub; pending until the other page is loaded. */
export function LeaveButton({ openInNewSession }: { readonly openInNewSession: OpenInNewSession }) {
  const { t } = useText();
  const leaving = useLeavePub(openInNewSession);
  return (
    <Button
      variant="quiet"
      icon={<LogOut />}
      isPending={leaving.isPending || leaving.isSuccess}
      onClick={() => {
        leaving.mutate();
      }}
    >
      {t('administration.leave')}
    </Button>
  );
}
