import type { Order } from '@comanda/contract/orders';
import type { PaymentRequest } from '@comanda/contract/payments';
import type { TextKey } from '@comanda/contract/texts';
import { isOpenRequest } from '@comanda/domain/payments';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatAmount, formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { useCancelMia, useMiaRequest } from './mia-api.ts';
import styles from './payments.module.css';

/** What staff read of a request; while its code is shown, the code says it. */
export function textOfRequest({ state, is_ending: isEnding }: PaymentRequest): TextKey {
  if (isEnding && state === 'shown') return 'payments.mia_ending';
  const texts = {
    created: 'payments.mia_unsure',
    shown: 'payments.mia_shown',
    unsure: 'payments.mia_unsure',
    paid: 'payments.mia_paid',
    expired: 'payments.mia_expired',
    canceled: 'payments.mia_canceled',
    refunding: 'payments.mia_refunding',
    refunded: 'payments.mia_refunded',
    refund_refused: 'payments.mia_refund_refused',
  } as const satisfies Record<PaymentRequest['state'], TextKey>;
  return texts[state];
}

type Props = {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The code that the guest scans, and what became of it. Closed, it can still be paid. */
export function MiaPopup({ order, isOpen, onClose }: Props) {
  const { t } = useText();
  const canceling = useCancelMia(order);
  const { data: request } = useMiaRequest(order, isOpen);
  const isPayable = request && isOpenRequest[request.state] && !request.is_ending;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={`${t('payments.method_mia')} · #${order.number}`}
      maxWidth={420}
      actions={
        isPayable ? (
          <Button
            variant="quiet"
            isPending={canceling.isPending}
            onClick={() => {
              canceling.mutate(undefined);
            }}
          >
            {t('payments.mia_cancel')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={onClose}>
            {t('ui.close')}
          </Button>
        )
      }
    >
      <div className={styles['mia']}>
        <RefusalNotice error={canceling.error} />
        {request ? (
          <Request request={request} order={order} />
        ) : (
          <LoadingRegion>
            <Skeleton height={320} />
          </LoadingRegion>
        )}
      </div>
    </Popup>
  );
}

function Request({ request, order }: { readonly request: PaymentRequest; readonly order: Order }) {
  const { t, language } = useText();
  const { pub } = usePubOrders();
  const { code, state, amount, expires_at: expiresAt } = request;
  const words = t(textOfRequest(request), {
    time: formatTime(expiresAt, language, pub.time_zone),
  });
  return (
    <>
      <b className={styles['sum']}>
        {formatAmount(amount, currencySymbol(order.currency_id), language)}
      </b>
      {code && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(code.qr_svg)}`}
          alt={t('payments.mia_code')}
          width={280}
          height={280}
        />
      )}
      {state === 'shown' ? (
        <output>{words}</output>
      ) : (
        <Notice isGood={state === 'paid'}>{words}</Notice>
      )}
    </>
  );
}
