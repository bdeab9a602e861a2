import { ArrowLeft, Undo2 } from 'lucide-react';
import { Redirect, useParams } from 'wouter';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { ReceiptScreen, useReceipt } from '../../../../product/ledger/receipt/receipt-screen.tsx';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import { isForbidden, type PlatformExits } from '../../../../product/platform/entering/api.ts';
import { StillEntered } from '../../../../product/platform/entering/still-entered.tsx';
import {
  administrationPaths,
  receiptPath,
  statementPath,
} from '../../../../product/platform/paths.ts';
import { RECEIPTS } from '../api.ts';
import { ReversePopup } from './reverse-popup.tsx';
import styles from './statement.module.css';

const idOf = (text: string | undefined): number | undefined => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The receipt of a settlement with a courier, with a button to reverse it. */
export function ReceiptPage({ openInNewSession }: PlatformExits) {
  const params = useParams();
  const courierID = idOf(params['courierID']);
  const settlementID = idOf(params['settlementID']);
  if (courierID === undefined) return <Redirect to={administrationPaths.couriers} replace />;
  if (settlementID === undefined) return <Redirect to={statementPath(courierID)} replace />;
  return <Receipt key={settlementID} {...{ courierID, settlementID, openInNewSession }} />;
}

type Props = Pick<PlatformExits, 'openInNewSession'> & {
  readonly courierID: number;
  readonly settlementID: number;
};

function Receipt({ courierID, settlementID, openInNewSession }: Props) {
  const { t } = useText();
  const query = useReceipt(RECEIPTS, { courierID, settlementID });
  const reversing = usePopup<true>();
  if (isForbidden(query.error)) {
    return <StillEntered error={query.error} openInNewSession={openInNewSession} />;
  }
  return (
    <>
      <ReceiptScreen
        query={query}
        area={t('administration.path')}
        back={
          <ButtonLink
            variant="plain"
            to={statementPath(courierID)}
            icon={<ArrowLeft />}
            className={styles['back'] ?? ''}
          >
            {t('administration.to_statement')}
          </ButtonLink>
        }
        pathOf={(id) => receiptPath(courierID, id)}
        actions={
          query.data?.kind === 'settlement' &&
          query.data.reversed_by === null && (
            <Button
              variant="quiet"
              icon={<Undo2 />}
              onClick={() => {
                reversing.open(true);
              }}
            >
              {t('administration.reverse')}
            </Button>
          )
        }
      />
      {reversing.subject && query.data && (
        <ReversePopup
          key={reversing.openCount}
          receipt={query.data}
          isOpen={reversing.isOpen}
          onClose={reversing.close}
        />
      )}
    </>
  );
}
