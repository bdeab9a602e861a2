import type { NewOrder, NewRehearsal } from '@comanda/contract/orders';
import { allTexts, DEFAULT_LANGUAGE, translate } from '@comanda/contract/texts';
import {
  offeredOrderTypes,
  orderTypes,
  orderTypeTable,
  REHEARSAL_DISHES,
  rehearsalPoint,
  type OrderType,
} from '@comanda/domain/orders';
import { requiredChoices, type ChosenOption } from '@comanda/domain/options';
import { offersDelivery } from '@comanda/domain/shipping';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import { listFirstDishIds, offeredAt } from '../../menu/index.ts';
import type { PubTerms } from '../pub-terms.ts';

const TABLE = '1';

type Place = Pick<NewOrder, 'lat' | 'lng' | 'payment_type' | 'table_for_in_place_order'>;

/** Where an order of a type goes; undefined when the pub lacks what one with an address cannot be without. */
function placeOf({ pub, shipping }: PubTerms, type: OrderType): Place | undefined {
  const { needsAddress, needsPayment, needsTable } = orderTypeTable;
  const { lat, lng } = pub;
  const [payment] = shipping.acceptedPayments;
  const hasPlace = lat !== null && lng !== null;
  const point =
    needsAddress[type] && hasPlace ? rehearsalPoint({ lat, lng }, shipping.zones) : undefined;
  const lacks = (needsAddress[type] && !point) || (needsPayment[type] && !payment);
  if (lacks) return undefined;
  return {
    ...point,
    ...(needsPayment[type] && { payment_type: payment }),
    ...(needsTable[type] && { table_for_in_place_order: TABLE }),
  };
}

/**
 * The types that a pub tries: the asked one, else those that it offers. One with an address goes the longest way and
 * comes first; if it lacks something, the next one is tried. A pub that offers nothing yet tries one that needs no address.
 */
function typesToTry({ pub, shipping }: PubTerms, asked: OrderType | undefined): OrderType[] {
  if (asked) return [asked];
  const { needsAddress } = orderTypeTable;
  const { lat, lng } = pub;
  const offered = offeredOrderTypes({
    hasInPlaceOrder: pub.has_in_place_order,
    hasPickUpOrder: pub.has_pick_up_order,
    offersDelivery: offersDelivery({ isAvailable: shipping.available, lat, lng }),
  });
  if (offered.length === 0) return orderTypes.filter((type) => !needsAddress[type]);
  return offered.toSorted((one, other) => Number(needsAddress[other]) - Number(needsAddress[one]));
}

function typeAndPlace(terms: PubTerms, asked: OrderType | undefined) {
  for (const order_type of typesToTry(terms, asked)) {
    const place = placeOf(terms, order_type);
    if (place) return { ...place, order_type };
  }
  throw new AppError('rehearsal_needs_delivery');
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
    ...typeAndPlace(terms, orderType),
    dishes,
    client_name: translate(allTexts['orders.rehearsal'], language),
    full_address: terms.pub.address,
    main_phone_number: terms.phone,
    // Also for readers that show no mark: a printed ticket, an older version of a screen.
    comments: translate(allTexts['orders.rehearsal_hint'], language),
  };
}
