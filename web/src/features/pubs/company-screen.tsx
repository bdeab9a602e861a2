import type { CallReply } from '@comanda/contract';
import type { Pub } from '@comanda/contract/pubs';
import { LogOut, Plus, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { useErrorText } from '../../lib/query/error-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { usePopup, type PopupState } from '../../ui/popup/use-popup.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { BarPath } from '../../ui/terminal-bar/bar-context.tsx';
import { usePubs } from './api.ts';
import { CompanySkeleton } from './company-skeleton.tsx';
import styles from './company-screen.module.css';
import { CreatePubPopup } from './create-pub-popup.tsx';
import { PubCard } from './pub-card.tsx';
import { QrPopup } from './qr-popup.tsx';

type Props = {
  readonly company: CallReply<'GET /api/company'>['company'];
  /** The tariffs, from the feature that knows them. */
  readonly tariffs: ReactNode;
  /** A pub that has run out is paid for elsewhere. */
  readonly onPay: (pub: Pub) => void;
  readonly onLogOut: () => void;
  readonly isLoggingOut: boolean;
};

/** The company's home: its pubs, each with its code, and the way out. */
export function CompanyScreen({ company, tariffs, onPay, onLogOut, isLoggingOut }: Props) {
  const { t } = useText();
  const creating = usePopup<true>();
  const showing = usePopup<Pub>();
  return (
    <Page>
      <BarPath parts={[company.name]} title={`${t('pubs.my_pubs')} · Comanda`} />
      <PageHeader
        title={t('pubs.my_pubs')}
        actions={
          <Button variant="danger" icon={<LogOut />} isPending={isLoggingOut} onClick={onLogOut}>
            {t('accounts.log_out')}
          </Button>
        }
      />
      <div className={styles['tariffs']}>
        <span aria-hidden="true">{t('accounts.your_tariff')}</span>
        {tariffs}
      </div>
      <Pubs
        companyID={company.id}
        mayAdd={company.entered_pub_id === undefined}
        creating={creating}
        showing={showing}
        onPay={onPay}
      />
      <CreatePubPopup
        key={creating.opening}
        companyID={company.id}
        isOpen={creating.isOpen}
        onClose={creating.close}
      />
      {showing.subject && (
        <QrPopup pub={showing.subject} isOpen={showing.isOpen} onClose={showing.close} />
      )}
    </Page>
  );
}

type PubsProps = {
  readonly companyID: number;
  /** An administrator inside one pub adds none to the company. */
  readonly mayAdd: boolean;
  readonly creating: PopupState<true>;
  readonly showing: PopupState<Pub>;
  readonly onPay: (pub: Pub) => void;
};

function Pubs({ companyID, mayAdd, creating, showing, onPay }: PubsProps) {
  const { t } = useText();
  const errorText = useErrorText();
  const pubs = usePubs(companyID);
  const create = () => {
    creating.open(true);
  };
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
  if (pubs.data.length === 0) {
    return (
      <EmptyState
        icon={<Store />}
        title={t('pubs.none')}
        hint={t('pubs.none_hint')}
        action={
          <Button icon={<Plus />} onClick={create}>
            {t('pubs.add')}
          </Button>
        }
      />
    );
  }
  return (
    <ul className={styles['grid']}>
      {pubs.data.map((pub) => (
        <li key={pub.id}>
          <PubCard
            pub={pub}
            onShowQr={() => {
              showing.open(pub);
            }}
            onPay={() => {
              onPay(pub);
            }}
          />
        </li>
      ))}
      {mayAdd && (
        <li>
          <button type="button" className={styles['add']} onClick={create}>
            <Plus aria-hidden="true" />
            {t('pubs.add')}
          </button>
        </li>
      )}
    </ul>
  );
}
