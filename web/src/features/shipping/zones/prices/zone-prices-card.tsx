import type { Shipping } from '@comanda/contract/shipping';
import { useState } from 'react';
import { decimalSign } from '../../../../lib/format/format.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { NumberField } from '../../../../ui/field/text-field.tsx';
import { useSaveFreeDelivery, useSaveZonePrices } from '../../api.ts';
import { SettingCard, useSavedToast } from '../../saving/setting-card.tsx';
import { useShippingPlace } from '../../shipping-place.ts';
import styles from '../../shipping.module.css';
import {
  isAmountText,
  readZoneAmounts,
  zoneFields,
  type EditedFields,
  type ZoneFields,
} from './zone-amounts.ts';
import { ZoneName } from '../zone-list.tsx';

/** Sends the changes, the prices first; stops at the first refusal. */
function useSaveAmounts() {
  const prices = useSaveZonePrices();
  const freeDelivery = useSaveFreeDelivery();
  return {
    isPending: prices.isPending || freeDelivery.isPending,
    save: async (amounts: ReturnType<typeof readZoneAmounts>) => {
      if (amounts.arePricesChanged) {
        await prices.mutateAsync({
          prices: { ...amounts.prices },
          before: { ...amounts.savedPrices },
        });
      }
      if (amounts.areThresholdsChanged) {
        await freeDelivery.mutateAsync({
          prices: { ...amounts.freeFrom },
          before: { ...amounts.savedFreeFrom },
        });
      }
    },
  };
}

/** The delivery price of each zone, and its threshold for free delivery. */
export function ZonePricesCard({ shipping }: { readonly shipping: Shipping }) {
  const { t, language } = useText();
  const [edited, setEdited] = useState<EditedFields>({});
  const { isPending, save } = useSaveAmounts();
  const showSaved = useSavedToast();
  const amounts = readZoneAmounts(shipping, edited);
  const fieldsOf = zoneFields(shipping, edited, decimalSign(language));
  const title = t('shipping.prices');
  const change = (shapeId: string, field: Partial<ZoneFields>) => {
    setEdited((before) => ({ ...before, [shapeId]: { ...before[shapeId], ...field } }));
  };
  const submit = async () => {
    try {
      await save(amounts);
    } catch {
      // The mutation has already shown the error; the typed values stay.
      return;
    }
    setEdited({});
    showSaved(title);
  };
  return (
    <SettingCard
      title={title}
      hint={t(shipping.shapes.length === 0 ? 'shipping.prices_no_zones' : 'shipping.prices_hint')}
      isChanged={amounts.arePricesChanged || amounts.areThresholdsChanged}
      isPending={isPending}
      problem={amounts.areValid ? undefined : t('errors.field_must_be_number')}
      onDiscard={() => {
        setEdited({});
      }}
      onSave={() => {
        void submit();
      }}
    >
      <ul className={styles['prices']}>
        {shipping.shapes.map(({ shape_id, color }, index) => (
          <PriceRow
            key={shape_id}
            number={index + 1}
            color={color}
            isPriced={shipping.shipping_prices[shape_id] !== undefined}
            fields={fieldsOf(shape_id)}
            onChange={(field) => {
              change(shape_id, field);
            }}
          />
        ))}
      </ul>
    </SettingCard>
  );
}

type RowProps = {
  readonly number: number;
  readonly color: string;
  readonly isPriced: boolean;
  readonly fields: ZoneFields;
  readonly onChange: (field: Partial<ZoneFields>) => void;
};

/** The price of one zone, and its threshold for free delivery. */
function PriceRow({ number, color, isPriced, fields: { price, freeFrom }, onChange }: RowProps) {
  const { t } = useText();
  const { symbol } = useShippingPlace();
  const problemOf = (text: string) =>
    isAmountText(text) ? undefined : t('errors.field_must_be_number');
  return (
    <li className={styles['priceRow']} style={{ borderLeftColor: color }}>
      <div className={styles['priceName']}>
        <ZoneName number={number} color={color} />
        {!isPriced && <Badge tone="orange">{t('shipping.no_price')}</Badge>}
      </div>
      <NumberField
        label={t('shipping.price')}
        aria-label={t('shipping.price_of', { number })}
        unit={symbol}
        value={price}
        error={problemOf(price)}
        onChange={({ target }) => {
          onChange({ price: target.value });
        }}
      />
      <NumberField
        label={t('shipping.free_from')}
        aria-label={t('shipping.free_from_of', { number })}
        unit={symbol}
        value={freeFrom}
        placeholder={t('shipping.never')}
        error={problemOf(freeFrom)}
        onChange={({ target }) => {
          onChange({ freeFrom: target.value });
        }}
      />
    </li>
  );
}
