import { FACE_SCRIPT, type OrderPageData, type PageOptions } from '@comanda/contract/guest-page';
import { changeText, guestPlaceTexts, type GuestOrder } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { isInProcess, isPaymentType, orderTypeTable } from '@comanda/domain/orders';
import { currencySymbol } from '@comanda/domain/pubs';
import { formatPhone } from '../../../../lib/format/format-phone.ts';
import { formatAmount } from '../../../../lib/format/format.ts';
import { optionsText } from '../../../../lib/options/options-text.ts';
import { readLine } from '../../../../lib/options/read-line.ts';
import * as attributes from '../../markup/attributes.ts';
import * as ids from '../../markup/ids.ts';
import { renderDocument, InfoScript } from '../document.tsx';
import { PageFoot } from '../page-foot.tsx';
import { Collecting, OrderFacts } from './order-facts.tsx';
import { promiseText } from './order-promise.ts';
import { SoldOutNotice } from './sold-out-notice.tsx';
import { orderSteps, orderHeadline } from './order-steps.ts';
import { OrderTime, type DateContext } from './order-time.tsx';
import { UnansweredNotice } from './unanswered-notice.tsx';
import { Missing, Withdrawal } from './withdrawal.tsx';
import { LanguageSwitch } from '../pub-header.tsx';
import { pubTime } from '../hours.ts';
import { translateIn, type Translate } from '../text.ts';

type Props = {
  readonly order: GuestOrder;
  readonly t: Translate;
  readonly price: (amount: number) => string;
};

function Progress({ order, t, dateContext }: Omit<Props, 'price'> & { dateContext: DateContext }) {
  return (
    <ol className="steps" aria-label={t('guest.order.progress')}>
      {orderSteps(order).map(({ text, at, state }) => (
        <li key={text} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{t(text)}</span>
          {at !== undefined && <OrderTime at={at} {...dateContext} />}
        </li>
      ))}
    </ol>
  );
}

/** The dishes in the language of the page, and as the pub calls them: the guest and the waiter speak about them. */
function DishLines({ order, t, price, language }: Props & Pick<DateContext, 'language'>) {
  return (
    <>
      <h2>{t('guest.order.dishes')}</h2>
      <ul className="lines">
        {order.dishes.map((dish) => {
          const { line, other } = readLine(dish, { reads: language });
          return (
            <li key={line.line_id}>
              <b>{line.count}</b>
              <span>
                {line.name}
                {line.options && <small>{optionsText(line.options)}</small>}
                {other !== undefined && <small>{other}</small>}
                {dish.comp_count !== undefined && (
                  <small>{t('guest.order.comp_count', { count: dish.comp_count })}</small>
                )}
                {isInProcess(order.status) && line.note !== undefined && (
                  <small>«{line.note}»</small>
                )}
              </span>
              <data value={line.dish_price}>
                {price(toAmount(toMinor(line.dish_price) * line.count))}
              </data>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const guestChangeTexts = {
  'orders.change_from': 'guest.order.change_from',
  'orders.change_from_less': 'guest.order.change_from_less',
} as const;

function Totals({ order, t, price }: Props) {
  const pay = { cash: 'guest.order.pay_cash', card_offline: 'guest.order.pay_card' } as const;
  const {
    payment_type: payment,
    discount_total: discountTotal = 0,
    comp_total: compTotal = 0,
  } = order;
  const hasDelivery = orderTypeTable.hasDeliveryPrice[order.order_type];
  const reducedMinor = toMinor(discountTotal) + toMinor(compTotal);
  const change = changeText(order, {
    t: (key, values) => t(guestChangeTexts[key], values),
    amount: price,
  });
  return (
    <dl className="totals">
      {(hasDelivery || reducedMinor > 0 || order.deposit !== undefined) && (
        <div>
          <dt>{t('guest.order.dish_total')}</dt>
          <dd>{price(toAmount(toMinor(order.dish_total) + reducedMinor))}</dd>
        </div>
      )}
      {compTotal > 0 && (
        <div>
          <dt>{t('guest.order.comp')}</dt>
          <dd>{price(-compTotal)}</dd>
        </div>
      )}
      {discountTotal > 0 && (
        <div>
          <dt>{t('guest.order.discount')}</dt>
          <dd>{price(-discountTotal)}</dd>
        </div>
      )}
      {order.deposit !== undefined && (
        <div>
          <dt>{t('guest.order.deposit')}</dt>
          <dd>{price(order.deposit)}</dd>
        </div>
      )}
      {hasDelivery && (
        <div>
          <dt>{t('guest.order.delivery')}</dt>
          <dd>
            {order.delivery_price === 0
              ? t('guest.order.delivery_free')
              : price(order.delivery_price)}
          </dd>
        </div>
      )}
      <div className="sum">
        <dt>{t('guest.order.total')}</dt>
        <dd>{price(order.client_total)}</dd>
      </div>
      {isPaymentType(payment) && (
        <div className="pay">
          <dt>{[t(pay[payment]), change].filter(Boolean).join('. ')}</dt>
        </div>
      )}
    </dl>
  );
}

/** A cancellation with a reason raises questions: the phone number is shown beside the reason. */
function CallAboutIt({ order, t }: Omit<Props, 'price'>) {
  const { phone } = order.pub;
  if (!phone) return null;
  return (
    <p className="hint">
      {t('guest.order.canceled_call')} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
    </p>
  );
}

/** Its number is called out at the counter. */
const isCollected = ({ order_type }: GuestOrder): boolean =>
  orderTypeTable.stepWhenReady[order_type] === 'give_out';

type SlipProps = Props & {
  readonly data: OrderPageData;
  readonly dateContext: DateContext;
  readonly menuAddress: string;
};

function Slip({ data, order, t, price, dateContext, menuAddress }: SlipProps) {
  const { headline, hint } = orderHeadline(order);
  const { language, timeZone, now } = dateContext;
  const promised = promiseText(order, t, language);
  return (
    <article
      className={`slip ${order.status}${isCollected(order) ? ' called' : ''}`}
      id={ids.slip}
      {...{
        [attributes.revision]: order.revision,
        [attributes.isOver]: isInProcess(order.status) ? undefined : true,
      }}
    >
      <p className="number">
        <span className="vh">{t('guest.order.number')} </span>
        <b>{`№ ${order.number}`}</b>
        <OrderTime at={order.created_time} hasYear {...dateContext} />
      </p>
      <p className="where">
        {t(guestPlaceTexts[order.order_type], { table: order.table_for_in_place_order })}
        {isCollected(order) && isInProcess(order.status) && <Collecting data={data} />}
      </p>
      <div id={ids.headline} tabIndex={-1}>
        {order.is_rehearsal && <p className="when">{t('guest.order.rehearsal')}</p>}
        <h1>{t(headline)}</h1> {promised !== undefined && <p className="when">{promised}</p>}{' '}
        <UnansweredNotice order={order} now={now} t={t}>
          {hint !== undefined &&
            t(hint, {
              text: order.cancel_text ?? '',
              number: order.number,
              time: order.cook_at === undefined ? '' : pubTime(new Date(order.cook_at), timeZone),
            })}
        </UnansweredNotice>
        <Missing data={data} t={t} language={language} price={price} />
      </div>
      {order.handover_code !== undefined && (
        <p className="handover">
          {t('guest.order.handover_code')}
          <b>{order.handover_code}</b>
        </p>
      )}
      <SoldOutNotice data={data} menuAddress={menuAddress} t={t} />
      {order.cancel_reason !== null && <CallAboutIt order={order} t={t} />}
      <Progress order={order} t={t} dateContext={dateContext} />
      <OrderFacts data={data} t={t} now={dateContext.now} language={dateContext.language} />
      <DishLines order={order} t={t} price={price} language={dateContext.language} />
      <Totals order={order} t={t} price={price} />
      <Withdrawal order={order} t={t} />
    </article>
  );
}

type NextProps = Pick<OrderPageData, 'order' | 'trackingToken' | 'isPublished'> & {
  readonly t: Translate;
  readonly menuAddress: string;
};

/** The guest's next actions; no links to a menu that is no longer published. */
function Next({ order, trackingToken, isPublished, t, menuAddress }: NextProps) {
  const { phone } = order.pub;
  const isAtTable = menuAddress.includes(AT_TABLE);
  const again = `${menuAddress}&again=${trackingToken}`;
  return (
    <nav className="next">
      {isPublished && isAtTable && (
        <a className="repeat first" href={`${again}&basket=whole`}>
          {t('guest.order.another_round')}
        </a>
      )}
      {phone && (
        <a className={isAtTable ? 'call' : 'call first'} href={`tel:${phone}`}>
          {t('guest.order.call')}
          <b>{formatPhone(phone)}</b>
        </a>
      )}
      {isPublished && !isAtTable && (
        <a className="repeat" href={again}>
          {t('guest.order.again')}
        </a>
      )}
      {isPublished && (
        <a className="plain" href={menuAddress}>
          {t('guest.order.back_to_menu')}
        </a>
      )}
    </nav>
  );
}

const AT_TABLE = '&table=';
/** So long after an order was served its guests may still sit at the table. */
const STAY_MS = 3 * 60 * 60_000;

/** Whether the guest probably still sits at the table: the order is in process, was served recently, or lacked a dish. */
function isGuestThere({ status, cancel_reason, history }: GuestOrder, now: Date): boolean {
  if (isInProcess(status) || cancel_reason === 'sold_out') return true;
  const end = history.at(-1)?.at;
  return status === 'completed' && end !== undefined && now.getTime() - Date.parse(end) < STAY_MS;
}

function addressOfMenu(
  order: GuestOrder,
  { now, language }: Pick<PageOptions, 'now' | 'language'>,
) {
  const { pub, table_for_in_place_order } = order;
  const isAtTable = table_for_in_place_order !== '' && isGuestThere(order, now);
  const table = isAtTable ? `${AT_TABLE}${encodeURIComponent(table_for_in_place_order)}` : '';
  return `/pub/${pub.url_name}/?lang=${language}${table}`;
}

/** The page on which a guest follows one order. The script loads this same page again after a change. */
export function renderOrderPage(data: OrderPageData, options: PageOptions): string {
  const { order, trackingToken, isPublished } = data;
  const { now, language } = options;
  const { pub } = order;
  const t = translateIn(language);
  const symbol = currencySymbol(order.currency_id);
  const price = (amount: number): string => formatAmount(amount, symbol, language);
  const menuAddress = addressOfMenu(order, options);
  return renderDocument({
    options,
    theme: pub.color_theme,
    color: pub.color,
    headScript: FACE_SCRIPT,
    head: { title: t('guest.order.title', { number: order.number, pub: pub.name }) },
    children: (
      <>
        <header className="bar">
          {isPublished ? <a href={menuAddress}>{pub.name}</a> : <b>{pub.name}</b>}
          <LanguageSwitch language={language} t={t} />
        </header>
        <main>
          <p className="live js" id={ids.liveLine} hidden />
          <p className="clock" id={ids.clockLine} hidden>
            {t('guest.order.pub_clock')}
          </p>
          <div id="order">
            <Slip
              data={data}
              order={order}
              menuAddress={menuAddress}
              t={t}
              price={price}
              dateContext={{ now, language, timeZone: pub.time_zone }}
            />
          </div>
          <Next {...{ order, trackingToken, isPublished, t, menuAddress }} />
          <output className="vh" id={ids.statusAnnouncement} />
        </main>
        <PageFoot language={language} t={t} />
        <InfoScript
          info={{
            urlName: pub.url_name,
            trackingToken,
            timeZone: pub.time_zone,
            ...(pub.takes_mia && { mia: symbol }),
            ...(pub.takes_receipt_to && { receiptTo: order.receipt_to ?? '' }),
            texts: { live: t('guest.order.live'), offline: t('guest.order.offline') },
          }}
        />
      </>
    ),
  });
}
