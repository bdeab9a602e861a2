import type { Quote } from '@comanda/contract/orders';
import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH, MAX_PHONE_LENGTH } from '@comanda/domain/fields';
import { MAX_COMMENT_LENGTH, offeredPayments } from '@comanda/domain/orders';
import { Choice } from '../../island/choice.tsx';
import { Field } from '../../island/field.tsx';
import type { Translate } from '../../island/island-texts.ts';
import type { DeliveryTerms } from '../api.ts';
import { useCheckout } from '../checkout-context.ts';
import { PlacePicker } from './place-picker.tsx';
import { useFieldOf, type FieldsProps } from '../form/order-fields.tsx';

type Props = FieldsProps & {
  readonly quote: Quote | undefined;
  readonly delivery: { readonly t: Translate<'delivery'>; readonly terms: DeliveryTerms };
};

function ZoneLine({ quote, delivery: { t, terms } }: Pick<Props, 'quote' | 'delivery'>) {
  const { money } = useCheckout();
  if (!quote || quote.zone_price === null) return null;
  const { shipping_time_from: from, shipping_time_to: to } = terms.shipping;
  const price =
    quote.delivery_price === 0
      ? t('guest.delivery.zone_free')
      : t('guest.delivery.zone_price', { price: money(quote.zone_price) });
  const { busy_minutes: longer } = quote;
  const minutes = { from: from + longer, to: to + longer };
  const time = to > 0 ? `, ${t('guest.delivery.delivery_minutes', minutes)}` : '';
  return (
    <p className="zone">
      {price}
      {time}
    </p>
  );
}

const paymentTexts = { cash: 'guest.delivery.cash', card_offline: 'guest.delivery.card' } as const;

function Payment({ draft, problems, onDraft, delivery: { t, terms } }: Props) {
  return (
    <Choice
      label={t('guest.delivery.payment')}
      value={draft.payment}
      options={offeredPayments(terms.preorder).map((value) => ({
        value,
        label: t(paymentTexts[value]),
      }))}
      problem={problems.payment ? t('errors.payment_type_not_offered') : undefined}
      onValue={(payment) => onDraft({ payment })}
    />
  );
}

/** The fields of a delivery: the address, the phone, the payment. */
export function DeliveryFields(props: Props) {
  const { draft, problems, onDraft, quote, delivery } = props;
  const { t, terms } = delivery;
  const fieldOf = useFieldOf(props);
  return (
    <section className="pair">
      <h3>{t('guest.delivery.where')}</h3>
      <Field
        {...fieldOf('town')}
        label={t('guest.delivery.town')}
        maxLength={MAX_LINE_LENGTH}
        autoComplete="address-level2"
      />
      <Field
        {...fieldOf('address')}
        label={t('guest.delivery.address')}
        maxLength={MAX_ADDRESS_LENGTH}
        autoComplete="street-address"
      />
      <Field
        {...fieldOf('name')}
        label={t('guest.delivery.name')}
        maxLength={MAX_LINE_LENGTH}
        autoComplete="name"
      />
      <Field
        {...fieldOf('phone')}
        type="tel"
        inputMode="tel"
        label={t('guest.delivery.phone')}
        maxLength={MAX_PHONE_LENGTH}
        autoComplete="tel"
      />
      <Field
        {...fieldOf('secondPhone')}
        type="tel"
        inputMode="tel"
        label={t('guest.delivery.second_phone')}
        maxLength={MAX_PHONE_LENGTH}
        autoComplete="off"
      />
      <Payment {...props} />
      <PlacePicker
        t={t}
        shipping={terms.shipping}
        point={draft.point}
        isMissing={problems.point !== undefined}
        onPoint={(point) => onDraft({ point })}
      />
      <ZoneLine quote={quote} delivery={delivery} />
      <Field
        {...fieldOf('comment')}
        isLong
        label={t('guest.delivery.comment')}
        maxLength={MAX_COMMENT_LENGTH}
      />
    </section>
  );
}
