import { useState } from 'react';
import { showFailure, useAccount } from '../account-context.ts';
import { signOut, readPersonalData } from '../api.ts';
import { OwnOrder } from './own-order.tsx';
import { useOwnOrders, type OwnOrders } from './use-own-orders.ts';

const REVOKE_AFTER_MS = 60_000;

/** Saves everything that is stored about the guest as a file on the device. */
async function downloadData(): Promise<void> {
  const { client, orders } = await readPersonalData();
  const text = JSON.stringify({ client, orders }, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'comanda.json';
  link.click();
  // A browser may read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

function OrderList({ own }: { readonly own: OwnOrders }) {
  const { t } = useAccount();
  const { orders } = own;
  return (
    <section aria-busy={own.isLoading}>
      <h3>{t('guest.account.orders')}</h3>
      {orders?.length === 0 && (
        <div className="none">
          <b>{t('guest.account.no_orders')}</b>
          <p>{t('guest.account.no_orders_hint')}</p>
        </div>
      )}
      {orders && orders.length > 0 && (
        <ul className="own">
          {orders.map((order) => (
            <OwnOrder key={order.id} order={order} />
          ))}
        </ul>
      )}
      {!orders && own.isLoading && (
        <output className="ghost" aria-label={t('guest.account.loading')} />
      )}
      {own.isFailed && (
        <p className="bad" role="alert">
          {t('guest.account.failed')}
        </p>
      )}
      {(own.isFailed || (orders !== undefined && own.hasMore)) && (
        <button type="button" className="quiet" disabled={own.isLoading} onClick={own.load}>
          {t(own.isFailed ? 'guest.account.retry' : 'guest.account.more')}
        </button>
      )}
    </section>
  );
}

type Props = { readonly onLeft: () => void; readonly onDetails: () => void };

/** The account of the signed-in guest: orders, the link to name and password, the sign-out and the close button. */
export function OwnAccount({ onLeft, onDetails }: Props) {
  const { t } = useAccount();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const own = useOwnOrders(onLeft);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(showFailure(error, t));
    }
    setBusy(false);
  };
  const endSession = async (): Promise<void> => {
    await signOut();
    onLeft();
  };
  return (
    <div className="account">
      {own.name !== undefined && (
        <p className="hello">{t('guest.account.hello', { name: own.name })}</p>
      )}
      <OrderList own={own} />
      {failure !== undefined && (
        <p className="refusal" role="alert">
          {failure}
        </p>
      )}
      <button type="button" className="quiet" onClick={onDetails}>
        {t('guest.account.change_details')}
      </button>
      <footer>
        <button
          type="button"
          className="quiet"
          disabled={isBusy}
          onClick={() => void attempt(endSession)}
        >
          {t('guest.account.leave')}
        </button>
        <div className="stored">
          <button type="button" disabled={isBusy} onClick={() => void attempt(downloadData)}>
            {t('guest.account.download')}
          </button>
          <a href="/admin/delete-client">{t('guest.account.delete')}</a>
        </div>
      </footer>
    </div>
  );
}
