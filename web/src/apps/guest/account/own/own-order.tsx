import type { ClientOrder } from '@comanda/contract/orders';
import { nameIn } from '@comanda/domain/options';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatAmount } from '../../../../lib/format/format.ts';
import type { PageInfo } from '../../markup/page-info.ts';
import { useAccount } from '../account-context.ts';

/** The menu of the order's pub with the order's dishes in the basket; the scanned table is kept. */
export function orderAgainAddress(
  { pub, tracking_token }: Pick<ClientOrder, 'pub' | 'tracking_token'>,
  { urlName, table, language }: Pick<PageInfo, 'urlName' | 'table' | 'language'>,
): string {
  const query = new URLSearchParams({ lang: language });
  if (pub.url_name === urlName && table !== '') query.set('table', table);
  query.set('again', tracking_token);
  return `/pub/${pub.url_name}/?${query}`;
}

/** As `isAhead`, which would be one more file that the menu's first program has to name. */
const waitsForItsTime = ({ status, is_ahead: isForLater }: ClientOrder): boolean =>
  isForLater === true && status === 'preparing';

/** One of the client's orders: its dishes, its status, and the link to order the same again. */
export function OwnOrder({ order }: { readonly order: ClientOrder }) {
  const { t, info } = useAccount();
  const { pub } = order;
  const names = { number: order.number, pub: pub.name };
  const at = new Date(order.created_time);
  const day = new Intl.DateTimeFormat(info.language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <li>
      <a href={`/pub/${pub.url_name}/order/${order.tracking_token}?lang=${info.language}`}>
        <b>{pub.name}</b>
        <small>
          {t('guest.account.order_number', names)},{' '}
          <time dateTime={order.created_time}>{day.format(at)}</time>
        </small>
        <span>
          {order.dishes.map((dish) => `${dish.count} × ${nameIn(dish, info.language)}`).join(', ')}
        </span>
      </a>
      <div>
        <i className={order.status}>
          {t(waitsForItsTime(order) ? 'guest.account.ahead' : `guest.account.${order.status}`)}
        </i>
        <data value={order.client_total}>
          {formatAmount(order.client_total, currencySymbol(order.currency_id), info.language)}
        </data>
        <a
          className="quiet"
          href={orderAgainAddress(order, info)}
          aria-label={t('guest.account.again_order', names)}
        >
          {t('guest.account.again')}
        </a>
      </div>
    </li>
  );
}
