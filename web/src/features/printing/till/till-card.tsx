import type { Till } from '@comanda/contract/receipts';
import { Pencil, ReceiptText, Trash2 } from 'lucide-react';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { Row } from '../../../ui/actions/row.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RemovePopup } from '../../../ui/popup/remove-popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { PrintingPub } from '../printing-api.ts';
import styles from '../printing.module.css';
import { useRemoveTill, useTill } from './till-api.ts';
import { TillPopup } from './till-popup.tsx';

type Props = { readonly pub: PrintingPub };

/** The till that issues the fiscal receipts: whether it answers, its settings, and its removal. */
export function TillCard({ pub }: Props) {
  const { t } = useText();
  const writeError = useErrorText();
  const loading = useTill(pub);
  const editing = usePopup<Till | 'new'>();
  const removing = usePopup<Till>();
  const { data: till } = loading;
  return (
    <Card title={t('receipts.till')}>
      {loading.isPending && (
        <LoadingRegion>
          <Skeleton height={90} />
        </LoadingRegion>
      )}
      {loading.isError && till === undefined && (
        <FailedState
          message={writeError(loading.error)}
          isRetrying={loading.isFetching}
          onRetry={() => void loading.refetch()}
        />
      )}
      {till === null && (
        <>
          <p>{t('receipts.till_hint')}</p>
          <div>
            <Button variant="quiet" icon={<ReceiptText />} onClick={() => editing.open('new')}>
              {t('receipts.till_set')}
            </Button>
          </div>
        </>
      )}
      {till && (
        <ul>
          <TillRow
            pub={pub}
            till={till}
            onEdit={() => editing.open(till)}
            onRemove={() => removing.open(till)}
          />
        </ul>
      )}
      {editing.subject && (
        <TillPopup
          key={editing.openCount}
          pub={pub}
          till={editing.subject === 'new' ? undefined : editing.subject}
          isOpen={editing.isOpen}
          onClose={editing.close}
        />
      )}
      {removing.subject && (
        <RemoveTillPopup
          key={`remove ${removing.openCount}`}
          pub={pub}
          till={removing.subject}
          isOpen={removing.isOpen}
          onClose={removing.close}
        />
      )}
    </Card>
  );
}

type RowProps = Props & {
  readonly till: Till;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function TillRow({ pub, till, onEdit, onRemove }: RowProps) {
  const { t } = useText();
  const { kind, address, state, issues_by_itself: byItself, open_receipts: open } = till;
  const name = t(`receipts.till_${kind}`);
  const isWell = state === 'ok';
  return (
    <Row
      name={name}
      state={isWell && <Badge tone="green">{t('receipts.till_state_ok')}</Badge>}
      facts={
        isWell
          ? [address, byItself && t('receipts.till_issues')].filter(Boolean).join(' · ')
          : `${address} · ${t(`receipts.till_state_${state ?? 'unknown'}`)}`
      }
      isProblem={!isWell}
      menu={{
        label: t('ui.actions_of', { name }),
        actions: [
          { label: t('ui.edit'), icon: <Pencil />, onSelect: onEdit },
          { label: t('ui.delete'), icon: <Trash2 />, onSelect: onRemove, isDestructive: true },
        ],
      }}
    >
      {state === null && <p className={styles['hint']}>{t('receipts.till_program')}</p>}
      {open.map(({ order_id: id, number, state: one }) => (
        <p key={id} className={styles['hint']}>
          <Link to={`/admin/pub/${pub.id}/order/${id}`}>
            {t(`receipts.trouble_${one}`, { order: `#${number}` })}
          </Link>
        </p>
      ))}
    </Row>
  );
}

type RemoveProps = Props & {
  readonly till: Till;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function RemoveTillPopup({ pub, till, ...popup }: RemoveProps) {
  const { t } = useText();
  return (
    <RemovePopup
      {...popup}
      title={t('printing.remove_question', { name: t(`receipts.till_${till.kind}`) })}
      hint={t('receipts.till_remove_hint')}
      deletion={useRemoveTill(pub)}
      subject={undefined}
    />
  );
}
