import { Redirect, useParams } from 'wouter';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ReceiptScreen, useReceipt } from '../../../product/ledger/receipt/receipt-screen.tsx';
import { useCourierArea } from '../area/courier-context.ts';
import { BackLink, receiptPath, STATEMENT_PATH } from './links.tsx';

/** The receipt of a settlement with the signed-in courier. */
export function CourierReceipt() {
  const settlementID = Number(useParams()['settlementID']);
  if (!Number.isSafeInteger(settlementID) || settlementID < 1) {
    return <Redirect to={STATEMENT_PATH} replace />;
  }
  return <Receipt settlementID={settlementID} />;
}

function Receipt({ settlementID }: { readonly settlementID: number }) {
  const { t } = useText();
  const { courier } = useCourierArea();
  const query = useReceipt(['courier'], { courierID: courier.id, settlementID });
  return (
    <ReceiptScreen
      query={query}
      area={t('couriers.path')}
      back={<BackLink to={STATEMENT_PATH} label={t('ui.back')} />}
      pathOf={receiptPath}
    />
  );
}
