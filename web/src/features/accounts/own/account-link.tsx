import { UserCog } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';

/** The way to the own account. */
export function AccountLink({ to }: { readonly to: string }) {
  const { t } = useText();
  return (
    <ButtonLink variant="quiet" to={to} icon={<UserCog />}>
      {t('accounts.account')}
    </ButtonLink>
  );
}
