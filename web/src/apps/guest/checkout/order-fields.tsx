import type { Quote } from '@comanda/contract/orders';
import type { FieldProblem } from '@comanda/domain/accounts';
import type { OrderType } from '@comanda/domain/orders';
import { Choice } from '../island/choice.tsx';
import { Field } from '../island/field.tsx';
import type { DeliveryTerms } from './api.ts';
import { useCheckout } from './checkout-context.ts';
import type { Draft, DraftField } from './draft.ts';
import type { Problems } from './order-body.ts';
import { PlacePicker } from './place-picker.tsx';
import type { TermsState } from './use-delivery-terms.ts';

type Props = {
  readonly draft: Draft;
  readonly problems: Problems;
  /** Refusals that belong to a field are shown once the guest has tried to order. */
  readonly refusal: string | undefined;
  readonly onDraft: (change: Partial<Draft>) => void;
};

function useFieldOf({ draft, problems, onDraft }: Props) {
  const { say } = useCheckout();
  const tell = (problem: FieldProblem) =>
    say(`errors.${problem.code}` as 'errors.min', { limit: problem.limit ?? 0 });
  return (field: DraftField) => ({
    name: field,
    value: draft[field],
    problem: problems[field] && tell(problems[field]),
    onValue: (value: string) => onDraft({ [field]: value }),
  });
}

export function InPlaceFields(props: Props) {
  const { say } = useCheckout();
  const fieldOf = useFieldOf(props);
  return (
    <section className="pair">
      <Field
        {...fieldOf('table')}
        label={say('guest.checkout.table')}
        hint={say('guest.checkout.table_hint')}
        maxLength={40}
        autoComplete="off"
        className="counted"
      />
      <Field
        {...fieldOf('name')}
        label={say('guest.checkout.name_if_you_like')}
        maxLength={255}
        autoComplete="given-name"
      />
      <Field
        {...fieldOf('comment')}
        isLong
        label={say('guest.checkout.comment_in_place')}
        maxLength={2000}
      />
    </section>
  );
}

function ZoneLine({ quote, terms }: { quote: Quote | undefined; terms: DeliveryTerms }) {
  const { say, money } = useCheckout();
  if (!quote || quote.zone_price === null) return null;
  const { shipping_time_from: from, shipping_time_to: to } = terms.shipping;
  const price =
    quote.zone_price === 0
      ? say('guest.checkout.zone_free')
      : say('guest.checkout.zone_price', { price: money(quote.zone_price) });
  const time = to > 0 ? `, ${say('guest.checkout.delivery_minutes', { from, to })}` : '';
  return (
    <p className="zone">
      {price}
      {time}
    </p>
  );
}

function Payment({ terms, ...props }: Props & { terms: DeliveryTerms }) {
  const { say } = useCheckout();
  const { card_preorder: card, cash_preorder: cash } = terms.preorder;
  return (
    <Choice
      label={say('guest.checkout.payment')}
      value={props.draft.payment}
      options={[
        ...(cash ? [{ value: 'cash', label: say('guest.checkout.cash') } as const] : []),
        ...(card ? [{ value: 'card_offline', label: say('guest.checkout.card') } as const] : []),
      ]}
      problem={
        props.refusal === 'payment_type_not_offered'
          ? say('errors.payment_type_not_offered')
          : undefined
      }
      onValue={(payment) => props.onDraft({ payment })}
    />
  );
}

export function DeliveryFields({
  quote,
  delivery,
  ...props
}: Props & { readonly quote: Quote | undefined; readonly delivery: TermsState }) {
  const { say } = useCheckout();
  const fieldOf = useFieldOf(props);
  const { terms, isFailed, retry } = delivery;
  return (
    <section className="pair">
      <h3>{say('guest.checkout.where')}</h3>
      {terms ? (
        <PlacePicker
          shipping={terms.shipping}
          point={props.draft.point}
          onPoint={(point) => props.onDraft({ point })}
        />
      ) : (
        <div className="map failed" aria-busy={!isFailed}>
          {isFailed && (
            <button type="button" className="quiet" onClick={retry}>
              {say('guest.checkout.retry')}
            </button>
          )}
        </div>
      )}
      {props.refusal === 'location_is_required' && (
        <p className="bad">{say('errors.location_is_required')}</p>
      )}
      {terms && <ZoneLine quote={quote} terms={terms} />}
      <Field
        {...fieldOf('town')}
        label={say('guest.checkout.town')}
        maxLength={255}
        autoComplete="address-level2"
      />
      <Field
        {...fieldOf('address')}
        label={say('guest.checkout.address')}
        maxLength={1000}
        autoComplete="street-address"
      />
      <Field
        {...fieldOf('name')}
        label={say('guest.checkout.name')}
        maxLength={255}
        autoComplete="name"
      />
      <Field
        {...fieldOf('phone')}
        type="tel"
        inputMode="tel"
        label={say('guest.checkout.phone')}
        maxLength={40}
        autoComplete="tel"
      />
      <Field
        {...fieldOf('secondPhone')}
        type="tel"
        inputMode="tel"
        label={say('guest.checkout.second_phone')}
        maxLength={40}
        autoComplete="off"
      />
      {terms && <Payment {...props} terms={terms} />}
      <Field
        {...fieldOf('comment')}
        isLong
        label={say('guest.checkout.comment')}
        maxLength={2000}
      />
    </section>
  );
}

/** Which refusals belong to a field rather than to the whole order. */
export function isFieldRefusal(code: string, orderType: OrderType): boolean {
  return orderType === 'delivery'
    ? code === 'location_is_required' || code === 'payment_type_not_offered'
    : code === 'table_is_required';
}
