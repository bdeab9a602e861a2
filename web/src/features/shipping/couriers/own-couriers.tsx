import type { PubCourier } from '@comanda/contract/couriers';
import { Bike, UserMinus, UserPlus } from 'lucide-react';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { Row } from '../../../ui/actions/row.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmPopup } from '../../../ui/popup/confirm-popup.tsx';
import { useFocusBeside } from '../../../ui/popup/use-focus-beside.ts';
import { usePopup, type PopupState } from '../../../ui/popup/use-popup.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AddCourierPopup } from './add-courier-popup.tsx';
import { usePubCouriers, useRemoveCourier } from '../api.ts';
import styles from '../shipping.module.css';

/** The couriers who may take the pub's own deliveries. */
export function OwnCouriers() {
  const { t } = useText();
  const adding = usePopup<true>();
  return (
    <div className={styles['ownCouriers']}>
      <header>
        <h3>{t('shipping.couriers')}</h3>
        <Button
          variant="quiet"
          icon={<UserPlus />}
          onClick={() => {
            adding.open(true);
          }}
        >
          {t('shipping.add_courier')}
        </Button>
      </header>
      <CouriersList />
      <AddCourierPopup key={adding.openCount} isOpen={adding.isOpen} onClose={adding.close} />
    </div>
  );
}

function CouriersList() {
  const { t } = useText();
  const errorText = useErrorText();
  const couriers = usePubCouriers();
  const removing = usePopup<PubCourier>();
  if (couriers.isPending) {
    return (
      <LoadingRegion>
        <Skeleton height={56} />
      </LoadingRegion>
    );
  }
  if (!couriers.data) {
    return (
      <FailedState
        message={errorText(couriers.error)}
        isRetrying={couriers.isFetching}
        onRetry={() => void couriers.refetch()}
      />
    );
  }
  return (
    <>
      {couriers.data.length === 0 ? (
        <EmptyState
          icon={<Bike />}
          title={t('shipping.no_couriers')}
          hint={t('shipping.no_couriers_hint')}
        />
      ) : (
        <ul>
          {couriers.data.map((courier) => (
            <CourierRow
              key={courier.id}
              courier={courier}
              onRemove={() => {
                removing.open(courier);
              }}
            />
          ))}
        </ul>
      )}
      <RemovePopup {...removing} />
    </>
  );
}

/** Asks before a courier loses the pub's deliveries. */
function RemovePopup({ isOpen, subject: courier, close }: PopupState<PubCourier>) {
  const { t } = useText();
  const remove = useRemoveCourier();
  const { removed, finalFocus } = useFocusBeside(isOpen);
  return (
    <ConfirmPopup
      isOpen={isOpen}
      onClose={close}
      title={t('shipping.remove_courier_question', { name: courier?.full_name ?? '' })}
      confirmLabel={t('shipping.remove')}
      isPending={remove.isPending}
      isDestructive
      finalFocus={finalFocus}
      onConfirm={() => {
        if (!courier) return;
        remove.mutate(courier.id, {
          onSuccess: () => {
            removed();
            close();
            showSuccess(t('shipping.courier_removed', { name: courier.full_name }));
          },
        });
      }}
    >
      <p>{t('shipping.remove_courier_note')}</p>
    </ConfirmPopup>
  );
}

type RowProps = { readonly courier: PubCourier; readonly onRemove: () => void };

/** A courier, with the contacts once they have confirmed. */
function CourierRow({ courier, onRemove }: RowProps) {
  const { t } = useText();
  const { id, full_name: name, phone_number: phone, telegram_username: telegram = '' } = courier;
  return (
    <Row
      name={name}
      state={!courier.is_confirmed && <Badge tone="orange">{t('shipping.courier_waits')}</Badge>}
      facts={
        <span className={styles['reached']}>
          <span>ID {id}</span>
          {phone !== undefined && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
          {telegram !== '' && (
            <a
              href={`https://t.me/${encodeURIComponent(telegram)}`}
              target="_blank"
              rel="noreferrer"
            >
              @{telegram}
            </a>
          )}
        </span>
      }
      menu={{
        label: t('ui.actions_of', { name }),
        actions: [
          {
            label: t('shipping.remove'),
            icon: <UserMinus />,
            onSelect: onRemove,
            isDestructive: true,
          },
        ],
      }}
    />
  );
}
