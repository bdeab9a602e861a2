import type { Account } from '@comanda/contract/accounts';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import styles from './account-screen.module.css';
import { useAccount } from './api.ts';
import { DetailsCard } from './details-card.tsx';
import { DownloadData } from './download-data.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';

type Props = {
  /** The screen of the back link. */
  readonly back: string;
};

/** The account settings of the signed-in user. */
export function AccountScreen({ back }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const account = useAccount();
  return (
    <Page maxWidth={640}>
      <BarPath
        parts={[t('accounts.account').toLowerCase()]}
        title={`${t('accounts.account')} · Comanda`}
      />
      <PageHeader
        before={
          <ButtonLink
            variant="plain"
            to={back}
            icon={<ArrowLeft />}
            className={styles['back'] ?? ''}
          >
            {t('ui.back')}
          </ButtonLink>
        }
        title={t('accounts.account')}
        // The room of the address: a company and a courier have one.
        note={account.data ? account.data.email : '\u00A0'}
      />
      {account.data && <Cards {...account.data} />}
      {account.isPending && <Waiting />}
      {account.isError && !account.data && (
        <FailedState
          message={errorText(account.error)}
          isRetrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
    </Page>
  );
}

/** One card for each part of the role's account; a courier's name and phone are in the profile. */
function Cards({ name, phone, email }: Account) {
  return (
    <>
      {name !== undefined && phone !== undefined && <DetailsCard name={name} phone={phone} />}
      {email !== undefined && <EmailCard email={email} />}
      <PasswordCard />
      <DownloadData />
    </>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton height={260} />
      <Skeleton height={320} />
    </>
  );
}
