import { useState } from 'react';
import { showFailure, useAccount } from '../account-context.ts';
import { signOut } from '../api.ts';
import { OwnOrder } from './own-order.tsx';
import { useOwnOrders, type OwnOrders } from './use-own-orders.ts';

function OrderList({ own }: { readonly own: OwnOrders }) {
  const { say } = useAccount();
  const { orders } = own;
  return (
    <section aria-busy={own.isLoading}>
      <h3>{say('guest.account.orders')}</h3>
      {orders?.length === 0 && (
        <div className="none">
          <b>{say('guest.account.no_orders')}</b>
          <p>{say('guest.account.no_orders_hint')}</p>
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
        <output className="ghost" aria-label={say('guest.account.loading')} />
      )}
      {own.isFailed && (
        <p className="bad" role="alert">
          {say('guest.account.failed')}
        </p>
      )}
      {(own.isFailed || (orders !== undefined && own.hasMore)) && (
        <button type="button" className="quiet" disabled={own.isLoading} onClick={own.load}>
          {say(own.isFailed ? 'guest.account.retry' : 'guest.account.more')}
        </button>
      )}
    </section>
  );
}

type Props = { readonly onLeft: () => void; readonly onDetails: () => void };

/** The account of the signed-in guest: orders, the link to name and password, the sign-out and the close button. */
export function OwnAccount({ onLeft, onDetails }: Props) {
  const { say } = useAccount();
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const own = useOwnOrders(onLeft);
  const goOut = async (): Promise<void> => {
    setLeaving(true);
    setFailure(undefined);
    try {
      await signOut();
      onLeft();
    } catch (error) {
      setFailure(showFailure(error, say));
      setLeaving(false);
    }
  };
  return (
    <div className="account">
      {own.name !== undefined && (
        <p className="hello">{say('guest.account.hello', { name: own.name })}</p>
      )}
      <OrderList own={own} />
      {failure !== undefined && (
        <p className="refusal" role="alert">
          {failure}
        </p>
      )}
      <button type="button" className="quiet" onClick={onDetails}>
        {say('guest.account.change_details')}
      </button>
      <footer>
        <button type="button" className="quiet" disabled={isLeaving} onClick={() => void goOut()}>
          {say('guest.account.leave')}
        </button>
        <a href="/admin/delete-client">{say('guest.account.delete')}</a>
      </footer>
    </div>
  );
}
