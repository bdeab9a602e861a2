import type { Shipping } from '@comanda/contract/shipping';

/** Two zones, one of them without a price. */
export function aShipping(fields: Partial<Shipping> = {}): Shipping {
  const corners = (shift: number) => [
    { lat: 47 + shift, lng: 28.8 },
    { lat: 47 + shift, lng: 28.9 },
    { lat: 47.05 + shift, lng: 28.85 },
  ];
  return {
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
    delivery_type: 'own',
    add_commission_to_dish_prices: false,
    ...fields,
  };
}
