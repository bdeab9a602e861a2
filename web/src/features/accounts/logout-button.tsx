import { LogOut } from 'lucide-react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLogout } from './api.ts';

/** The red way out. */
export function LogoutButton() {
  const { t } = useText();
  const logout = useLogout();
  return (
    <Button
      variant="danger"
      icon={<LogOut />}
      isPending={logout.isPending}
      onClick={() => {
        logout.mutate();
      }}
    >
      {t('accounts.log_out')}
    </Button>
  );
}
