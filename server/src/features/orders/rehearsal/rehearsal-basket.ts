import type { NewOrder, NewRehearsal } from '@comanda/contract/orders';
import { allTexts, DEFAULT_LANGUAGE, translate } from '@comanda/contract/texts';
import { REHEARSAL_DISHES, rehearsalPoint, type OrderType } from '@comanda/domain/orders';
import { requiredChoices, type ChosenOption } from '@comanda/domain/options';
import { offersDelivery } from '@comanda/domain/shipping';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import { listFirstDishIds, offeredAt } from '../../menu/index.ts';
import type { PubTerms } from '../placing/assessing/pub-terms.ts';

const TABLE = '1';

type Place = Pick<NewOrder, 'lat' | 'lng' | 'payment_type' | 'table_for_in_place_order'>;

/** Undefined when the pub lacks what a delivery cannot be without. */
function deliveryOf({ pub: { lat, lng }, shipping }: PubTerms): Place | undefined {
  const [payment] = shipping.acceptedPayments;
  const point =
    lat === null || lng === null ? undefined : rehearsalPoint({ lat, lng }, shipping.zones);
  return point && payment && { ...point, payment_type: payment };
}

/** A delivery where the pub offers one, else at a table: a delivery that lacks something does not stop a pub with tables. */
function placeOf(terms: PubTerms, asked: OrderType | undefined): Place & { order_type: OrderType } {
  const { pub, shipping } = terms;
  const offers = offersDelivery({ isAvailable: shipping.available, lat: pub.lat, lng: pub.lng });
  const delivery = (asked ?? (offers ? 'delivery' : 'in_place')) === 'delivery';
  const place = delivery ? deliveryOf(terms) : undefined;
  if (place) return { ...place, order_type: 'delivery' };
  if (delivery && (asked !== undefined || !pub.has_in_place_order)) {
    throw new AppError('rehearsal_needs_delivery');
  }
  return { table_for_in_place_order: TABLE, order_type: 'in_place' };
}

const requestOf = ({ choiceId, count }: ChosenOption) => ({ choice_id: choiceId, count });

type Asked = { readonly terms: PubTerms; readonly asked: NewRehearsal; readonly now: Date };

/** What the pub orders from itself: its first dishes, to a table or into one of its zones. */
export async function rehearsalBasket(
  connection: Connection,
  { terms, asked, now }: Asked,
): Promise<NewOrder> {
  const { order_type: orderType, language = DEFAULT_LANGUAGE } = asked;
  const dishIds = await listFirstDishIds(connection, {
    pubId: terms.pub.id,
    now,
    limit: REHEARSAL_DISHES,
  });
  const known = await terms.dishesOf(dishIds);
  const dishes = dishIds.flatMap((id) => {
    const chosen = requiredChoices(offeredAt(known.get(id)?.groups ?? [], now));
    return chosen
      ? { dish_id: id, count: 1, ...(chosen.length > 0 && { options: chosen.map(requestOf) }) }
      : [];
  });
  if (dishes.length === 0) throw new AppError('rehearsal_needs_a_dish');
  return {
    ...placeOf(terms, orderType),
    dishes,
    client_name: translate(allTexts['orders.rehearsal'], language),
    full_address: terms.pub.address,
    main_phone_number: terms.phone,
    // Also for readers that show no mark: a printed ticket, an older version of a screen.
    comments: translate(allTexts['orders.rehearsal_hint'], language),
  };
}
