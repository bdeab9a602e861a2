import type { Shipping, ZoneTerms } from '@comanda/contract/shipping';

/** Two zones, one of them without a price. */
export function aShipping(fields: Partial<Shipping> = {}): Shipping {
  const corners = (shift: number) => [
    { lat: 47 + shift, lng: 28.8 },
    { lat: 47 + shift, lng: 28.9 },
    { lat: 47.05 + shift, lng: 28.85 },
  ];
  const shipping = {
    available: true,
    shipping_time_from: 30,
    shipping_time_to: 50,
    shipping_work_start: 600,
    shipping_work_end: 1320,
    shipping_work_hours_for_week: Array.from({ length: 7 }, () => ({ start: 600, end: 1320 })),
    shipping_prices: { a: 40 },
    shipping_free_delivery_prices: { a: 300, b: 0 },
    shapes: [
      { shape_id: 'a', color: '#d94f3d', vertices: corners(0) },
      { shape_id: 'b', color: '#2f7fd1', vertices: corners(0.2) },
    ],
    delivery_type: 'own' as const,
    add_commission_to_dish_prices: false,
    ...fields,
  };
  return { ...shipping, zone_terms: fields.zone_terms ?? zoneTermsOf(shipping) };
}

/** A zone without anything but its price. */
export const aZoneTerms = (terms: Partial<ZoneTerms> = {}): ZoneTerms => ({
  shape_id: 'a',
  name: '',
  price: null,
  minimum: 0,
  steps: [],
  extra_minutes: 0,
  closed_until: null,
  closed_texts: {},
  hours: null,
  ...terms,
});

type Amounts = Pick<Shipping, 'shapes' | 'shipping_prices' | 'shipping_free_delivery_prices'>;

/** The terms of zones that have only prices and thresholds. */
export const zoneTermsOf = (shipping: Amounts): ZoneTerms[] =>
  shipping.shapes.map(({ shape_id }) => {
    const from = shipping.shipping_free_delivery_prices[shape_id] ?? 0;
    return aZoneTerms({
      shape_id,
      price: shipping.shipping_prices[shape_id] ?? null,
      steps: from === 0 ? [] : [{ from, price: 0 }],
    });
  });
