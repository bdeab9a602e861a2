import { MAX_SHAPE_ID_LENGTH, MAX_ZONE_NAME_LENGTH } from '@comanda/domain/shipping';
import { Type, type Static } from 'typebox';
import { DateTime, nullable, ok, type RouteTable } from '../../routing/index.ts';
import { OrderRefused, Quote } from '../quote.ts';
import { MAX_BASKET_BYTES, orderRequestFields } from '../request-schemas.ts';

/** The question says its moment itself. */
const { wanted_at: _wanted, ...ofNow } = orderRequestFields;

/** "What does a guest at this pin see then, with this basket?" */
export const WhyRequest = Type.Object({
  ...ofNow,
  at: Type.Optional(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
      maxLength: 16,
      description: 'On the pub’s clock, at most 366 days from now; without it now',
    }),
  ),
});
export type WhyRequest = Static<typeof WhyRequest>;

const ZoneOfPin = Type.Object({
  shape_id: Type.String({ maxLength: MAX_SHAPE_ID_LENGTH }),
  number: Type.Integer({ description: 'As on the map, from 1' }),
  name: Type.String({ maxLength: MAX_ZONE_NAME_LENGTH }),
  minimum: Type.Number({ description: 'The least dish total; 0 for any' }),
});

/** What a guest would see, each rule that says no, and when the same order is taken. */
export const Why = Type.Object({
  at: Type.String({ ...DateTime, description: 'The moment that was judged' }),
  has_basket: Type.Boolean({
    description: 'Without dishes the rules of baskets are left out: no minimum, no bounds',
  }),
  zone: nullable(ZoneOfPin),
  delivery_minutes: nullable(
    Type.Object(
      { from: Type.Integer(), to: Type.Integer() },
      { description: 'As the guest of a delivery reads them; null where the pub says none' },
    ),
  ),
  quote: Type.Unsafe<Quote>({ ...Quote, description: 'As the guest would get it' }),
  refusals: Type.Array(OrderRefused, {
    description: 'Every rule that says no; a guest is told the first',
  }),
  taken_until: nullable(
    Type.String({
      ...DateTime,
      description:
        'Until when the same order was taken, by the present settings, in the 8 days before; null if it was not, or if when it ended is not known',
    }),
  ),
  taken_from: nullable(
    Type.String({
      ...DateTime,
      description: 'When it is taken next, within 366 days; null while it is taken, and for never',
    }),
  ),
});
export type Why = Static<typeof Why>;

export const whyRoutes = {
  'POST /api/company/:companyID/pubs/:pubID/why': {
    summary:
      'Judges an order of a guest at a moment like the order itself, and tells every rule that says no; stores nothing',
    access: 'pub',
    isReading: true,
    cost: 10,
    body: WhyRequest,
    maxBodyBytes: MAX_BASKET_BYTES,
    reply: ok({ why: Why }),
    errors: ['validation_error'],
  },
} as const satisfies RouteTable;
