import type { SeenCourier } from '@comanda/contract/couriers';
import { useQuery } from '@tanstack/react-query';
import { Phone, Send, UserRound, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api/api.ts';
import { toApiError } from '../../../lib/api/api-error.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { useShown } from '../../../lib/query/shown-failures.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './courier-popup.module.css';

type Props = {
  readonly courierID: number;
  /** The name from the order, shown until the courier is loaded. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Details of an order's courier, with links to call. */
export function CourierPopup({ courierID, name, isOpen, onClose }: Props) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={name} maxWidth={440}>
      <CourierData courierID={courierID} />
    </Popup>
  );
}

function CourierData({ courierID }: { readonly courierID: number }) {
  const { t } = useText();
  const errorText = useErrorText();
  const loaded = useCourierData(courierID);
  const isGone = toApiError(loaded.error).code === 'courier_not_found';
  useShown(isGone && loaded.error);
  if (loaded.data) return <Known courier={loaded.data} />;
  if (isGone) {
    return (
      <EmptyState
        icon={<UserRoundX />}
        title={t('orders.courier_not_found')}
        hint={t('orders.courier_gone_hint')}
      />
    );
  }
  if (loaded.isError) {
    return (
      <FailedState
        message={errorText(loaded.error)}
        isRetrying={loaded.isFetching}
        onRetry={() => void loaded.refetch()}
      />
    );
  }
  return (
    <LoadingRegion>
      <div className={styles['courier']}>
        <Skeleton width={120} height={120} />
        <Skeleton height={120} />
      </div>
    </LoadingRegion>
  );
}

/** The courier of an order, with the data that the pub may see. */
function useCourierData(courierID: number) {
  return useQuery({
    queryKey: ['orders', 'courier', courierID],
    queryFn: async ({ signal }) => {
      const params = { courierID };
      return (await call('GET /api/courier/:courierID', { params, signal })).courier;
    },
    // The popup shows it.
    meta: { handles: ['courier_not_found'] },
  });
}

/** The contact data; an unconfirmed courier has only a name. */
function Known({ courier }: { readonly courier: SeenCourier }) {
  const { t } = useText();
  const {
    phone_number: phone,
    telegram_username: telegram = '',
    image_file_name: image = '',
  } = courier;
  return (
    <div className={styles['courier']}>
      <span className={styles['picture']}>
        <Picture
          kind="courier"
          fileName={image === '' ? null : image}
          alt=""
          sizes="120px"
          ratio="1 / 1"
          isFirst
          fallback={<UserRound />}
        />
      </span>
      <dl className={styles['facts']}>
        {phone !== undefined && (
          <Fact label={t('orders.courier_phone')}>
            <a href={`tel:${phone}`}>
              <Phone />
              {formatPhone(phone)}
            </a>
          </Fact>
        )}
        {telegram !== '' && (
          <Fact label={t('orders.courier_telegram')}>
            <a
              href={`https://t.me/${encodeURIComponent(telegram)}`}
              target="_blank"
              rel="noreferrer"
            >
              <Send />@{telegram}
            </a>
          </Fact>
        )}
      </dl>
    </div>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
