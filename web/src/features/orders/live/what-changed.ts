import type { Order } from '@comanda/contract/orders';

/** The parts of an order that staff, couriers and the kitchen change independently. */
const aspects = [
  'status',
  'promise',
  'dishes',
  'delivery_price',
  'prepared',
  'courier',
  'payments',
  'reductions',
] as const;
export type Aspect = (typeof aspects)[number];

type Changing = Pick<
  Order,
  | 'revision'
  | 'status'
  | 'promised_at'
  | 'dishes'
  | 'delivery_price'
  | 'prepared'
  | 'courier_info'
  | 'paid'
  | 'discount'
  | 'comp_total'
>;

const readings: Record<Aspect, (order: Changing) => unknown> = {
  status: ({ status }) => status,
  promise: ({ promised_at: at }) => at,
  dishes: ({ dishes }) =>
    JSON.stringify(
      dishes.map(({ line_id, count, options = [], note }) => [
        line_id,
        count,
        options.map((option) => [option.choice_id, option.count]),
        note,
      ]),
    ),
  delivery_price: ({ delivery_price: price }) => price,
  prepared: ({ prepared }) => prepared,
  payments: ({ paid = 0 }) => paid,
  reductions: ({ discount, comp_total: compTotal }) => JSON.stringify([discount, compTotal]),
  courier: ({ courier_info: { is_reserved, reserver_courier_id: id } }) => is_reserved && id,
};

/** Other aspects whose edits may change this one too. */
const changedWith: Partial<Record<Aspect, readonly Aspect[]>> = {
  // The edit may cross the threshold of free delivery.
  delivery_price: ['dishes'],
  // Of fewer portions fewer can be on the house.
  reductions: ['dishes'],
  // An order is accepted with a time, and loses it when it waits for an answer again.
  status: ['promise'],
  promise: ['status'],
  // Not any more when work is added, and in no other status.
  prepared: ['dishes', 'status'],
};

/** The response to an edit made on this page, and the edited aspect. */
export type OwnEdit = { readonly aspect: Aspect; readonly order: Order };

/** The last edit of each aspect of each order. */
export function withOwnEdit(edits: readonly OwnEdit[], made: OwnEdit): readonly OwnEdit[] {
  const isOlder = ({ aspect, order }: OwnEdit) =>
    aspect === made.aspect && order.id === made.order.id && order.revision < made.order.revision;
  return [...edits.filter((edit) => !isOlder(edit)), made];
}

/** The aspects changed by other users since `seen`: all differences except this page's own edits. */
export function changedElsewhere(
  { seen, own }: { readonly seen: Changing; readonly own: readonly OwnEdit[] },
  now: Changing,
): readonly Aspect[] {
  return aspects.filter((aspect) => {
    const edits = own.filter(
      (edit) => edit.aspect === aspect || changedWith[aspect]?.includes(edit.aspect),
    );
    const known = [seen, ...edits.map(({ order }) => order)].reduce((last, next) =>
      next.revision > last.revision ? next : last,
    );
    return readings[aspect](known) !== readings[aspect](now);
  });
}
