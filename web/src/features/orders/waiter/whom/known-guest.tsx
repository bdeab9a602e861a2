import type { Order } from '@comanda/contract/orders';
import { checkField, notEmpty, phone as isPhone } from '@comanda/domain/fields';
import { orderTypeTable } from '@comanda/domain/orders';
import { Repeat2, UserCheck } from 'lucide-react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { withLine } from '../../choosing/basket-line.ts';
import type { TypedOrder } from '../typed-order.ts';
import { useLastOrders } from '../waiter-api.ts';
import { dishesText, LastOrderCard, useLinesAgain } from './last-order-card.tsx';
import type { LinesAgain } from './lines-again.ts';
import styles from './whom.module.css';

type Props = {
  readonly typed: TypedOrder;
  readonly onChange: (change: Partial<TypedOrder>) => void;
};

/** Who and where, of an order of before; a field that it does not have keeps what was typed. */
function contactsOf(order: Order, { orderType, name }: TypedOrder): Partial<TypedOrder> {
  return {
    name: order.client_name || name,
    ...(orderTypeTable.needsAddress[orderType] &&
      order.full_address !== '' && {
        address: order.full_address,
        town: order.town,
        point: order.lat === null || order.lng === null ? null : { lat: order.lat, lng: order.lng },
      }),
  };
}

/** Once a whole number is typed: who ordered by it before, where to, and what. */
export function KnownGuest({ typed, onChange }: Props) {
  const { t } = useText();
  const isWhole = checkField(typed.phone, [notEmpty, isPhone]) === undefined;
  const { data: orders = [] } = useLastOrders(isWhole ? { phone: typed.phone } : undefined);
  const linesOf = useLinesAgain();
  // A pick-up has no address: the newest order that can fill the fields is proposed.
  const newest =
    orders.find(({ order_type: type }) => orderTypeTable.needsAddress[type]) ?? orders[0];
  if (!isWhole || !newest) return null;
  const who = [newest.client_name, newest.full_address, newest.town].filter((one) => one !== '');
  return (
    <section aria-label={t('orders.waiter_known_guest')} className={styles['lastOrders']}>
      <h2 className={styles['heading']}>{t('orders.waiter_known_guest')}</h2>
      <div className={styles['known']}>
        <p>{who.join(', ')}</p>
        <Button
          variant="quiet"
          icon={<UserCheck />}
          onClick={() => onChange(contactsOf(newest, typed))}
        >
          {t('orders.waiter_take_over')}
        </Button>
      </div>
      <ul>
        {orders.map((order) => {
          const found = linesOf?.(order);
          return (
            <LastOrderCard key={order.id} order={order} again={found} isToday={false}>
              <SameAgain
                order={order}
                found={found}
                onAgain={({ lines }) => {
                  const into = lines.reduce(withLine, typed.lines);
                  onChange({ ...contactsOf(order, typed), lines: into });
                }}
              />
            </LastOrderCard>
          );
        })}
      </ul>
    </section>
  );
}

type SameProps = {
  readonly order: Order;
  readonly found: LinesAgain | undefined;
  readonly onAgain: (found: LinesAgain) => void;
};

/** Into the slip, with name and address: on the phone the guest still says yes. */
function SameAgain({ order, found, onAgain }: SameProps) {
  const { t } = useText();
  return (
    <>
      {found && found.gone.length > 0 && (
        <Notice isGood>
          {t('orders.waiter_not_on_menu')}: {found.gone.join(', ')}
        </Notice>
      )}
      <div className={styles['lastButtons']}>
        <Button
          icon={<Repeat2 />}
          variant="quiet"
          disabled={!found || found.lines.length === 0}
          aria-label={t('orders.waiter_again_of', { dishes: dishesText(order) })}
          onClick={() => found && onAgain(found)}
        >
          {t('orders.waiter_again')}
        </Button>
      </div>
    </>
  );
}
