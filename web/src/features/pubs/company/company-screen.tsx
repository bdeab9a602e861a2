import type { CallReply } from '@comanda/contract';
import type { Pub } from '@comanda/contract/pubs';
import { pubLimit } from '@comanda/domain/accounts';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from '../../../lib/routes/location-context.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { usePubs } from '../api.ts';
import styles from './company-screen.module.css';
import { CreatePubPopup } from './create-pub-popup.tsx';
import { FirstPub } from './creating/first-pub.tsx';
import { PubGrid } from './pub-grid.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';

type Props = {
  readonly company: CallReply<'GET /api/company'>['company'];
  /** The tariffs, from the feature that owns them. */
  readonly tariffs: ReactNode;
  /** The link to the company's own account. */
  readonly accountLink: ReactNode;
  /** The payment link of an expired pub, from another feature. */
  readonly onPay: (pub: Pub) => void;
  readonly onLogOut: () => void;
  readonly isLoggingOut: boolean;
};

/** The company's home: its pubs, each with its code, and the sign-out. */
export function CompanyScreen({ company, accountLink, tariffs, ...does }: Props) {
  const { onPay, onLogOut, isLoggingOut } = does;
  const { t } = useText();
  const creating = usePopup<true>();
  const navigate = useNavigate();
  // The set-up of a new pub continues on its own page.
  const enter = (pub: Pub) => {
    navigate(`/admin/pub/${pub.id}`);
  };
  return (
    <Page>
      <BarPath parts={[company.name]} title={`${t('pubs.my_pubs')} · Comanda`} />
      <PageHeader
        title={t('pubs.my_pubs')}
        actions={
          <>
            {/* An administrator inside a pub has no access to the company's account. */}
            {company.entered_pub_id === undefined && accountLink}
            <Button variant="danger" icon={<LogOut />} isPending={isLoggingOut} onClick={onLogOut}>
              {t('accounts.log_out')}
            </Button>
          </>
        }
      />
      <div className={styles['tariffs']}>
        <span aria-hidden="true">{t('accounts.your_tariff')}</span>
        {tariffs}
        <Places company={company} />
      </div>
      <Pubs
        company={company}
        onPay={onPay}
        onCreate={() => {
          creating.open(true);
        }}
        onCreated={enter}
      />
      <CreatePubPopup
        key={creating.openCount}
        companyID={company.id}
        isOpen={creating.isOpen}
        onClose={creating.close}
        onCreated={enter}
      />
    </Page>
  );
}

/** The used part of the tariff's limit: deleting a pub makes room for another. */
function Places({ company: { id, tariff } }: Pick<Props, 'company'>) {
  const { t } = useText();
  const { data, isPending } = usePubs(id);
  const limit = pubLimit(tariff);
  if (!Number.isFinite(limit)) return null;
  if (isPending) return <Skeleton width="17ch" height={20} />;
  if (!data) return null;
  return (
    <output className={styles['places']}>{t('pubs.places', { taken: data.length, limit })}</output>
  );
}

type PubsProps = Pick<Props, 'company' | 'onPay'> & {
  readonly onCreate: () => void;
  readonly onCreated: (pub: Pub) => void;
};

function Pubs({ company, onPay, onCreate, onCreated }: PubsProps) {
  const errorText = useErrorText();
  const pubs = usePubs(company.id);
  if (pubs.isPending) return <CompanySkeleton />;
  if (pubs.isError && !pubs.data) {
    return (
      <FailedState
        message={errorText(pubs.error)}
        isRetrying={pubs.isFetching}
        onRetry={() => void pubs.refetch()}
      />
    );
  }
  // An administrator inside one pub can neither add nor delete pubs of the company.
  const isOwner = company.entered_pub_id === undefined;
  return (
    <PubGrid
      pubs={pubs.data}
      isOwner={isOwner}
      firstPub={<FirstPub companyID={company.id} onCreated={onCreated} />}
      onPay={onPay}
      onCreate={onCreate}
    />
  );
}

/** Placeholders of the cards while the pubs are loading. */
const CompanySkeleton = () => (
  <LoadingRegion>
    <div className={styles['grid']}>
      <Skeleton height={226} />
      <Skeleton height={226} />
    </div>
  </LoadingRegion>
);
