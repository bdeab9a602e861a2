import { LogOut, UserCog } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { useLogout } from './api.ts';

/** The link to the own account. */
export function AccountLink({ to }: { readonly to: string }) {
  const { t } = useText();
  return (
    <ButtonLink variant="quiet" to={to} icon={<UserCog />}>
      {t('accounts.account')}
    </ButtonLink>
  );
}

/** The red sign-out button. */
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
