import type { Quote } from '@comanda/contract/orders';
import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { toAmount, toMinor } from '@comanda/domain/money';
import { nameIn } from '@comanda/domain/options';
import type { BasketLine } from '../../basket/basket.ts';
import { Field } from '../../island/field.tsx';
import type { Translate } from '../../island/island-texts.ts';
import { MenuText } from '../../island/menu-text.tsx';
import type { DeliveryTerms } from '../api.ts';
import { useCheckout } from '../checkout-context.ts';
import { useFieldOf, type FieldsProps } from '../form/order-fields.tsx';
import { PlacePicker } from './place-picker.tsx';

export type DeliveryProps = FieldsProps & {
  readonly quote: Quote | undefined;
  readonly delivery: { readonly t: Translate<'delivery'>; readonly terms: DeliveryTerms };
};
type Zone = Pick<DeliveryProps, 'quote' | 'draft' | 'delivery'>;

/** What a delivery to the chosen place costs and how long it takes; undefined before there is one. */
function useZoneText({ quote, draft, delivery: { t, terms } }: Zone): string | undefined {
  const { money } = useCheckout();
  if (!quote || quote.delivery_price === null) return undefined;
  const { shipping_time_from: from, shipping_time_to: to } = terms.shipping;
  const price =
    quote.delivery_price === 0
      ? t('guest.delivery.zone_free')
      : t('guest.delivery.zone_price', { price: money(quote.delivery_price) });
  const longer = quote.busy_minutes + (quote.zone_minutes ?? 0);
  const minutes = { from: from + longer, to: to + longer };
  // Who has chosen a time does not wait.
  return to > 0 && draft.wantedAt === ''
    ? `${price}, ${t('guest.delivery.delivery_minutes', minutes)}`
    : price;
}

function ZoneLine({ quote, draft, delivery }: Zone) {
  const { money } = useCheckout();
  const text = useZoneText({ quote, draft, delivery });
  const next = quote?.next_step;
  return (
    <div className="zone" aria-live="polite">
      {text !== undefined && <p>{text}</p>}
      {quote && next && (
        <p className="missing">
          {next.price === 0
            ? delivery.t('guest.delivery.free_from', {
                from: money(toAmount(toMinor(quote.dish_total) + toMinor(next.missing))),
                price: money(next.missing),
              })
            : delivery.t('guest.delivery.next_step', {
                missing: money(next.missing),
                price: money(next.price),
              })}
        </p>
      )}
    </div>
  );
}

/** Where to: a place on the map, what the delivery there costs, and the address in words. */
export function PlaceFields(props: DeliveryProps) {
  const { draft, problems, onDraft, quote, delivery } = props;
  const { t, terms } = delivery;
  const fieldOf = useFieldOf(props);
  return (
    <section className="pair">
      <h3 tabIndex={-1}>{t('guest.delivery.where')}</h3>
      <PlacePicker
        t={t}
        shipping={terms.shipping}
        point={draft.point}
        isMissing={problems.point !== undefined}
        isOutside={draft.point !== null && quote?.refusal?.code === 'outside_delivery_zones'}
        onPoint={(point) => onDraft({ point })}
      />
      <ZoneLine quote={quote} draft={draft} delivery={delivery} />
      <Field
        {...fieldOf('address')}
        label={t('guest.delivery.address')}
        maxLength={MAX_ADDRESS_LENGTH}
        autoComplete="street-address"
      />
      <Field
        {...fieldOf('town')}
        label={t('guest.delivery.town')}
        maxLength={MAX_LINE_LENGTH}
        autoComplete="address-level2"
      />
    </section>
  );
}

type LineProps = DeliveryProps & {
  readonly lines: readonly BasketLine[];
  readonly onChange: () => void;
};

/** On the second screen: what is ordered and where to, with the way back. */
export function PlaceLine({ draft, quote, delivery, lines, onChange }: LineProps) {
  const { t: sayHere, info } = useCheckout();
  const text = useZoneText({ quote, draft, delivery });
  const change = sayHere('guest.checkout.change');
  const where = delivery.t('guest.delivery.where');
  const dishes = (quote?.dishes ?? lines).map(
    (dish) => `${dish.count} × ${nameIn(dish, info.language)}`,
  );
  return (
    <section className="going">
      <h3 tabIndex={-1}>{where}</h3>
      <button
        type="button"
        className="change"
        aria-label={`${change}: ${where}`}
        onClick={onChange}
      >
        {change}
      </button>
      <p>{[draft.address, draft.town].filter((part) => part.trim() !== '').join(', ')}</p>
      {text !== undefined && <small>{text}</small>}
      <small>
        <MenuText info={info}>{dishes.join(', ')}</MenuText>
      </small>
    </section>
  );
}
