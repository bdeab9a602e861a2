import type { Shipping } from '@comanda/contract/shipping';
import { isDeliveryTime, MAX_DELIVERY_MINUTES } from '@comanda/domain/shipping';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NumberField } from '../../../ui/field/text-field.tsx';
import { useSaveDeliveryTime } from '../api.ts';
import { SettingForm, useEdited, useSavedToast } from '../saving/setting-form.tsx';
import styles from '../shipping.module.css';

type Times = { readonly from: string; readonly to: string };

const text = (minutes: number) => (minutes === 0 ? '' : String(minutes));
const isSame = (one: Times, other: Times) => one.from === other.from && one.to === other.to;
const isWhole = (minutes: string) => /^\d+$/.test(minutes.trim());

/** The shortest and longest delivery time, both above zero. */
export function DeliveryTimeForm({ shipping }: { readonly shipping: Shipping }) {
  const { t } = useText();
  const save = useSaveDeliveryTime();
  const showSaved = useSavedToast();
  const { shipping_time_from, shipping_time_to } = shipping;
  const times = useEdited<Times>(
    { from: text(shipping_time_from), to: text(shipping_time_to) },
    isSame,
  );
  const { from, to } = times.value;
  const isValid = isWhole(from) && isWhole(to) && isDeliveryTime(Number(from), Number(to));
  const title = t('shipping.time');
  return (
    <SettingForm
      isChanged={times.isChanged}
      isPending={save.isPending}
      problem={
        times.isChanged && !isValid
          ? t('shipping.time_problem', { max: MAX_DELIVERY_MINUTES })
          : undefined
      }
      onDiscard={times.reset}
      onSave={() => {
        save.mutate(
          { from: Number(from), to: Number(to) },
          {
            onSuccess: () => {
              times.reset();
              showSaved(title);
            },
          },
        );
      }}
    >
      <div className={styles['pair']}>
        {(['from', 'to'] as const).map((end) => (
          <NumberField
            key={end}
            label={t(`shipping.time_${end}`)}
            unit={t('shipping.minutes')}
            inputMode="numeric"
            maxLength={String(MAX_DELIVERY_MINUTES).length}
            value={times.value[end]}
            onChange={({ target }) => {
              times.set({ ...times.value, [end]: target.value });
            }}
          />
        ))}
      </div>
    </SettingForm>
  );
}
