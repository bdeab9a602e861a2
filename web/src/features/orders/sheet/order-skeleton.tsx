import { Bike } from 'lucide-react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import amounts from '../../../ui/amounts/amounts.module.css';
import { SingleSheet } from '../../../product/slip/rail.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { OrderHistory } from './order-history.tsx';
import box from '../courier/courier-block.module.css';
import payments from '../payments/payments.module.css';
import reductions from '../reductions/reductions.module.css';
import sheet from './order-sheet.module.css';
import styles from './order-skeleton.module.css';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { StatusButtonsSkeleton } from '../status/status-buttons-skeleton.tsx';

/** A sample day: all formatted days have about the same length. */
const SOME_DAY = '2026-11-20T17:00:00Z';

/**
 * Placeholder of the order sheet, in the shape of a new order of this pub: a delivery if the pub delivers.
 * It is only visual; screen readers get the loading message.
 */
export function OrderSkeleton({ number }: { readonly number: number }) {
  const { t } = useText();
  const { available: delivers, delivery_type: carriers } = usePubOrders().pub.shipping;
  return (
    <>
      <LoadingRegion>
        <div aria-hidden="true">
          <SingleSheet>
            <HeadSkeleton number={number} />
            {delivers && <PlaceSkeleton />}
            {delivers && carriers === 'delivery_service' && (
              <div className={sheet['work']}>
                <CourierSkeleton />
              </div>
            )}
            <section className={sheet['section']}>
              <h2>{t('orders.dishes')}</h2>
              <DishesSkeleton />
              <Skeleton width={200} height={44} />
            </section>
            <section className={sheet['section']}>
              <SumsSkeleton />
              <div className={payments['payments']}>
                <Skeleton width={200} height={44} />
              </div>
            </section>
            <section className={sheet['section']}>
              <h2>{t('orders.history')}</h2>
              <OrderHistory history={undefined} isOfStaff={false} currencyID={1} />
            </section>
          </SingleSheet>
        </div>
      </LoadingRegion>
      <StatusButtonsSkeleton />
    </>
  );
}

/** A placeholder for one line of text, with the same height. */
const Words = ({ width }: { readonly width: number | string }) => (
  <div className={styles['words']}>
    <Skeleton width={width} height="0.75em" />
  </div>
);

function HeadSkeleton({ number }: { readonly number: number }) {
  const { language } = useText();
  const { pub } = usePubOrders();
  const dayLength = formatDateTime(SOME_DAY, language, pub.time_zone).length;
  return (
    <header className={sheet['head']}>
      <div className={sheet['numberLine']}>
        <span className={sheet['number']}>#{number}</span>
        <Skeleton width={110} height={24} isRound />
        <div className={sheet['age']}>
          <Words width={60} />
        </div>
      </div>
      <div className={sheet['who']}>
        <Words width={160} />
      </div>
      <div className={sheet['facts']}>
        <Words width={84} />
        <div className={styles['day']}>
          <Words width={`${dayLength}ch`} />
        </div>
      </div>
    </header>
  );
}

/** As high as the hint of a new order, which has several lines on a phone. */
function CourierSkeleton() {
  const { t } = useText();
  return (
    <div className={box['box']}>
      <Bike />
      <div className={box['boxWords']}>
        <h2>{t('orders.courier')}</h2>
        <p>
          <span className={styles['lines']}>
            <span>{t('orders.courier_hint')}</span>
          </span>
        </p>
      </div>
    </div>
  );
}

const DishesSkeleton = () => (
  <ul className={sheet['dishes']}>
    {[160, 220, 130].map((width) => (
      <li key={width} className={classNames(sheet['dish'], sheet['editable'])}>
        <div className={classNames(sheet['picture'], styles['picture'])}>
          <Skeleton height="100%" />
        </div>
        <div className={sheet['count']}>
          <Words width="2ch" />
        </div>
        <div className={sheet['name']}>
          <Words width={width} />
        </div>
        <div className={amounts['medium']}>
          <Words width={90} />
        </div>
        <div className={styles['delete']}>
          <Skeleton width={20} height={20} />
        </div>
      </li>
    ))}
  </ul>
);

function PlaceSkeleton() {
  const { t } = useText();
  return (
    <section>
      <dl className={sheet['place']}>
        <div className={sheet['wide']}>
          <dt className="visually-hidden">{t('orders.full_address')}</dt>
          <dd>
            <Words width={260} />
          </dd>
        </div>
        <div className={sheet['phoneLine']}>
          <dt>{t('orders.main_phone')}</dt>
          <dd>
            <div className={sheet['phone']}>
              <Words width={170} />
            </div>
          </dd>
        </div>
        {(['town', 'payment'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`orders.${fact}`)}</dt>
            <dd>
              <Words width={90} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SumsSkeleton() {
  const { available: delivers, add_commission_to_dish_prices: hasCommission } =
    usePubOrders().pub.shipping;
  const lines = delivers ? (hasCommission ? [72, 60, 120, 104] : [72, 60]) : [];
  const lineOf = (width: number) => (
    <div key={width} className={styles['sum']}>
      <Words width={width} />
      <Words width={90} />
    </div>
  );
  return (
    <div className={sheet['sums']}>
      <div className={styles['sums']}>
        {lines.slice(0, 2).map(lineOf)}
        <div className={classNames(styles['sum'], styles['total'], amounts['large'])}>
          <Words width={80} />
          <Words width={120} />
        </div>
        {lines.slice(2).map(lineOf)}
      </div>
      {delivers && (
        <div className={styles['choice']}>
          <Words width={110} />
          <Skeleton height={44} />
        </div>
      )}
      <div className={reductions['buttons']}>
        <Skeleton width={138} height={44} />
        <Skeleton width={241} height={44} />
      </div>
    </div>
  );
}
