import type { MiaAccount } from '@comanda/contract/payments';
import type { Pub } from '@comanda/contract/pubs';
import { CreditCard, KeyRound, Landmark, Trash2 } from 'lucide-react';
import { formatDateTime } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { Row } from '../../../../ui/actions/row.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { RemovePopup } from '../../../../ui/popup/remove-popup.tsx';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../../ui/states/loading-region.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { RefusalNotice } from '../../../../ui/states/refusal-notice.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { KeysPopup } from './keys-popup.tsx';
import { useMiaAccount, useRemoveMia, useTryMia } from './mia-api.ts';
import styles from './mia-settings.module.css';

/** The account of a pub for instant payments: to enter, to try and to remove. */
export function MiaSettings({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const errorText = useErrorText();
  const entering = usePopup<true>();
  const account = useMiaAccount(pub);
  const enter = () => {
    entering.open(true);
  };
  return (
    <Card>
      {account.isPending && (
        <LoadingRegion>
          <Skeleton height={120} />
        </LoadingRegion>
      )}
      {account.isError && account.data === undefined && (
        <FailedState
          message={errorText(account.error)}
          isRetrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
      {account.data === null && (
        <EmptyState
          icon={<CreditCard />}
          title={t('pubs.mia_none')}
          hint={t('pubs.mia_none_hint')}
          action={
            <Button icon={<KeyRound />} onClick={enter}>
              {t('pubs.mia_enter')}
            </Button>
          }
        />
      )}
      {account.data && <Account pub={pub} account={account.data} onEnter={enter} />}
      {entering.openCount > 0 && (
        <KeysPopup
          key={entering.openCount}
          pub={pub}
          isOpen={entering.isOpen}
          onClose={entering.close}
        />
      )}
    </Card>
  );
}

type AccountProps = {
  readonly pub: Pub;
  readonly account: MiaAccount;
  readonly onEnter: () => void;
};

function Account({ pub, account, onEnter }: AccountProps) {
  const { t, language } = useText();
  const removing = usePopup<true>();
  const removal = useRemoveMia(pub);
  const test = useTryMia(pub);
  const { data: bank } = test;
  return (
    <>
      <Row
        name={t('pubs.mia_account')}
        state={account.is_sandbox && <Badge tone="orange">{t('pubs.mia_is_sandbox')}</Badge>}
        facts={[
          t('pubs.mia_ends_with', { end: account.ends_with }),
          formatDateTime(account.changed_at, language, pub.time_zone),
        ].join(' · ')}
        menu={{
          label: t('ui.actions_of', { name: t('pubs.mia_account') }),
          actions: [
            {
              label: t('ui.delete'),
              icon: <Trash2 />,
              onSelect: () => {
                removing.open(true);
              },
              isDestructive: true,
            },
          ],
        }}
      />
      <div className={styles['actions']}>
        <Button
          variant="quiet"
          icon={<Landmark />}
          isPending={test.isPending}
          onClick={() => {
            test.mutate();
          }}
        >
          {t('pubs.mia_try')}
        </Button>
        <Button variant="quiet" icon={<KeyRound />} onClick={onEnter}>
          {t('pubs.mia_replace')}
        </Button>
      </div>
      {bank && <Notice isGood={bank === 'works'}>{t(`pubs.mia_${bank}`)}</Notice>}
      <RefusalNotice error={test.error} />
      <RemovePopup
        key={removing.openCount}
        isOpen={removing.isOpen}
        onClose={removing.close}
        title={t('pubs.mia_remove_question')}
        hint={t('pubs.mia_remove_hint')}
        deletion={removal}
        subject={undefined}
      />
    </>
  );
}
