import { idleLimits } from '@comanda/domain/couriers';
import { boundLimits, refuseAfterLimits, unansweredLimits } from '@comanda/domain/orders';
import { MAX_TABLE_LIST_LENGTH } from '@comanda/domain/settings';
import { Type } from 'typebox';
import { Amount, nullable } from '../routing/index.ts';

export const UnansweredMinutes = Type.Integer({
  minimum: unansweredLimits.min,
  maximum: unansweredLimits.max,
  description: 'After this time a guest whose order nobody has answered is told to call',
});
export const RefuseAfterMinutes = nullable(
  Type.Integer({
    minimum: refuseAfterLimits.min,
    maximum: refuseAfterLimits.max,
    description: 'After this time an order that nobody has answered is refused; null for never',
  }),
);

export const ofCouriers = {
  idle_warn_minutes: Type.Integer({
    minimum: idleLimits.warn.min,
    maximum: idleLimits.warn.max,
    description:
      'After this time a courier who does nothing with a reserved order is warned; 5 minutes before the release at the latest',
  }),
  idle_release_minutes: nullable(
    Type.Integer({
      minimum: idleLimits.release.min,
      maximum: idleLimits.release.max,
      description:
        'After this time their order is offered to other couriers; null for never, then nobody is warned either',
    }),
  ),
  second_order_must_fit: Type.Boolean({
    description:
      'A courier who has an order may reserve one more of the pub, and only if both fit into one way and neither comes later than promised',
  }),
  asks_handover_code: Type.Boolean({
    description:
      'To complete a new order that is not paid in cash its courier needs the two digits of the guest’s page',
  }),
  handover_code_from: nullable(
    Type.Number({
      ...Amount,
      description: 'From this total on also for one that is paid in cash; null for none',
    }),
  ),
};

export const HasPickUp = Type.Boolean({
  description: 'Guests may order and collect it at the pub',
});

export const AcceptsByItself = Type.Boolean({
  description: 'A new order is accepted at once with the usual minutes',
});

export const TakesDishNotes = Type.Boolean({
  description: 'A guest may write a note to each dish of an order',
});

const bound = (name: keyof typeof boundLimits, description: string) =>
  Type.Integer({ minimum: boundLimits[name].min, maximum: boundLimits[name].max, description });
/** What guests may order by themselves; the pub’s own edits and rehearsals are not bound. */
export const orderBounds = {
  max_dish_units: bound('max_dish_units', 'The most units of one dish in an order of a guest'),
  max_order_units: bound('max_order_units', 'The most units of all dishes in an order of a guest'),
  max_order_total: nullable(
    Type.Number({
      ...Amount,
      exclusiveMinimum: 0,
      description: 'The largest order of a guest; null for what is usual in the currency',
    }),
  ),
  max_waiting_of_table: bound(
    'max_waiting_of_table',
    'The most orders of one table that wait for an answer',
  ),
  max_waiting: bound('max_waiting', 'The most orders of all tables that wait for an answer'),
  tables: Type.String({
    maxLength: MAX_TABLE_LIST_LENGTH,
    description:
      'The tables that guests may name: ranges of numbers and names, as in `1-40, T1-T12, Bar`; empty for any',
  }),
};
