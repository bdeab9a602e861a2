import type { Quote } from '@comanda/contract/orders';
import { Choice } from '../../island/choice.tsx';
import { Field } from '../../island/field.tsx';
import type { Say } from '../../island/island-texts.ts';
import type { DeliveryTerms } from '../api.ts';
import { useCheckout } from '../checkout-context.ts';
import { PlacePicker } from './place-picker.tsx';
import { useFieldOf, type FieldsProps } from '../form/use-field-of.ts';

type Props = FieldsProps & {
  readonly quote: Quote | undefined;
  readonly delivery: { readonly say: Say<'delivery'>; readonly terms: DeliveryTerms };
};

function ZoneLine({ quote, delivery: { say, terms } }: Pick<Props, 'quote' | 'delivery'>) {
  const { money } = useCheckout();
  if (!quote || quote.zone_price === null) return null;
  const { shipping_time_from: from, shipping_time_to: to } = terms.shipping;
  const price =
    quote.delivery_price === 0
      ? say('guest.delivery.zone_free')
      : say('guest.delivery.zone_price', { price: money(quote.zone_price) });
  const time = to > 0 ? `, ${say('guest.delivery.delivery_minutes', { from, to })}` : '';
  return (
    <p className="zone">
      {price}
      {time}
    </p>
  );
}

function Payment({ draft, problems, onDraft, delivery: { say, terms } }: Props) {
  const { card_preorder: card, cash_preorder: cash } = terms.preorder;
  return (
    <Choice
      label={say('guest.delivery.payment')}
      value={draft.payment}
      options={[
        ...(cash ? [{ value: 'cash', label: say('guest.delivery.cash') } as const] : []),
        ...(card ? [{ value: 'card_offline', label: say('guest.delivery.card') } as const] : []),
      ]}
      problem={problems.payment ? say('errors.payment_type_not_offered') : undefined}
      onValue={(payment) => onDraft({ payment })}
    />
  );
}

/** What a delivery asks for: where to, whom to call, how it is paid. */
export function DeliveryFields(props: Props) {
  const { draft, problems, onDraft, quote, delivery } = props;
  const { say, terms } = delivery;
  const fieldOf = useFieldOf(props);
  return (
    <section className="pair">
      <h3>{say('guest.delivery.where')}</h3>
      <Field
        {...fieldOf('town')}
        label={say('guest.delivery.town')}
        maxLength={255}
        autoComplete="address-level2"
      />
      <Field
        {...fieldOf('address')}
        label={say('guest.delivery.address')}
        maxLength={1000}
        autoComplete="street-address"
      />
      <Field
        {...fieldOf('name')}
        label={say('guest.delivery.name')}
        maxLength={255}
        autoComplete="name"
      />
      <Field
        {...fieldOf('phone')}
        type="tel"
        inputMode="tel"
        label={say('guest.delivery.phone')}
        maxLength={40}
        autoComplete="tel"
      />
      <Field
        {...fieldOf('secondPhone')}
        type="tel"
        inputMode="tel"
        label={say('guest.delivery.second_phone')}
        maxLength={40}
        autoComplete="off"
      />
      <Payment {...props} />
      <PlacePicker
        say={say}
        shipping={terms.shipping}
        point={draft.point}
        isMissing={problems.point !== undefined}
        onPoint={(point) => onDraft({ point })}
      />
      <ZoneLine quote={quote} delivery={delivery} />
      <Field
        {...fieldOf('comment')}
        isLong
        label={say('guest.delivery.comment')}
        maxLength={2000}
      />
    </section>
  );
}
