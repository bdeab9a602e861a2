import { useState } from 'react';
import { savePersonalData } from '../../../../lib/files/save-personal-data.ts';
import { showFailure, useAccount } from '../account-context.ts';
import { signOut, readPersonalData } from '../api.ts';
import { OwnOrder } from './own-order.tsx';
import { useOwnOrders, type OwnOrders } from './use-own-orders.ts';

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
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void attempt(async () => savePersonalData(await readPersonalData()))}
          >
            {t('guest.account.download')}
          </button>
          <a href="/admin/delete-client">{t('guest.account.delete')}</a>
        </div>
      </footer>
    </div>
  );
}
