import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import { useState } from 'react';
import { checkDraft, type ProblemField, type Problems } from '../sending/order-body.ts';
import { useMediaQuery } from '../../../../lib/media/use-media-query.ts';
import type { Draft } from './draft.ts';

/** A delivery on a phone is two screens: what and where to, then who and how they pay. */
type Step = 'place' | 'contacts';

const placeFields: readonly ProblemField[] = ['point', 'address', 'town'];

/** What a guest can only correct where the dishes and the map are. */
const refusalsOfPlace = new Set([
  'outside_delivery_zones',
  'zone_without_price',
  'zone_is_closed',
  'below_zone_minimum',
  'order_line_limit_exceeded',
  'dish_not_available',
  'dish_sold_out',
  'dish_not_served_now',
  'too_few_left',
  'options_do_not_fit',
  'dish_notes_are_off',
  'order_is_too_large',
]);

/** The problems of the first screen alone. */
export function problemsOfPlace(problems: Problems): Problems {
  return Object.fromEntries(
    placeFields.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])),
  );
}

type Input = {
  readonly orderType: OrderType;
  readonly draft: Draft;
  readonly problems: Problems;
  /** How often sending, or going on, failed. */
  readonly failures: number;
  /** Of the quote, or of the order that was sent. */
  readonly refusal: string | undefined;
};

const isEmpty = (problems: Problems): boolean => Object.keys(problems).length === 0;

/**
 * Which screen of a delivery is shown: the second one at once for a guest whose place is known and still served. Once
 * the guest has typed, only a press changes it. Nothing is split where both fit side by side, or for an order at a table.
 */
export function useStep({ orderType, draft, problems, failures, refusal = '' }: Input) {
  const isNarrow = useMediaQuery('(max-width: 699px)');
  const [chosen, setChosen] = useState<Step>();
  const [seenFailures, setSeenFailures] = useState(failures);
  const isHeld = refusalsOfPlace.has(refusal);
  const isSplit = isNarrow && orderTypeTable.needsAddress[orderType];
  const isKnown = !isHeld && isEmpty(problemsOfPlace(checkDraft(orderType, draft)));
  const step = chosen ?? (isKnown ? 'contacts' : 'place');
  if (failures !== seenFailures) {
    setSeenFailures(failures);
    setChosen(isHeld || !isEmpty(problemsOfPlace(problems)) ? 'place' : step);
  }
  return {
    step: isSplit ? step : undefined,
    /** The dishes or the place cannot be delivered: an order would be refused. */
    isHeld,
    goTo: setChosen,
    /** Typing never leads to another screen. */
    stay: () => setChosen(step),
  };
}
