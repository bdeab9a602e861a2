import type { Shipping } from '@comanda/contract/shipping';
import { deliveryTypes } from '@comanda/domain/shipping';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Switch } from '../../../ui/field/choice.tsx';
import { Pills } from '../../../ui/pills/pills.tsx';
import { useSaveCommission, useSaveDeliveryType } from '../api.ts';
import { SettingForm, useEdited, useSavedToast } from '../saving/setting-form.tsx';
import styles from '../shipping.module.css';

type Props = { readonly shipping: Shipping };

/** The couriers of the orders: the pub's own or the platform's. */
export function DeliveryTypeForm({ shipping }: Props) {
  const { t } = useText();
  const save = useSaveDeliveryType();
  const showSaved = useSavedToast();
  const type = useEdited(shipping.delivery_type);
  const title = t('shipping.delivery_type');
  return (
    <SettingForm
      isChanged={type.isChanged}
      isPending={save.isPending}
      onDiscard={type.reset}
      onSave={() => {
        save.mutate(
          { delivery_type: type.value },
          {
            onSuccess: () => {
              type.reset();
              showSaved(title);
            },
          },
        );
      }}
    >
      <div className={styles['types']}>
        <Pills
          label={title}
          pills={deliveryTypes.map((value) => ({ value, label: t(`shipping.type_${value}`) }))}
          value={type.value}
          onChange={type.set}
        />
      </div>
      {type.isChanged && type.value === 'delivery_service' && (
        <p className={styles['hint']}>{t('shipping.type_delivery_service_hint')}</p>
      )}
    </SettingForm>
  );
}

/** Whether the prices of dishes carry the commission. */
export function CommissionForm({ shipping }: Props) {
  const { t } = useText();
  const save = useSaveCommission();
  const showSaved = useSavedToast();
  const commission = useEdited(shipping.add_commission_to_dish_prices);
  const title = t('shipping.commission');
  return (
    <SettingForm
      isChanged={commission.isChanged}
      isPending={save.isPending}
      onDiscard={commission.reset}
      onSave={() => {
        save.mutate(
          { add_commission_to_dish_prices: commission.value },
          {
            onSuccess: () => {
              commission.reset();
              showSaved(title);
            },
          },
        );
      }}
    >
      <Switch
        label={t('shipping.add_commission')}
        checked={commission.value}
        onChange={({ target }) => {
          commission.set(target.checked);
        }}
      />
    </SettingForm>
  );
}
