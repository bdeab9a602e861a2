import type { Dish } from '@comanda/contract/menu';

/** A dish of a menu. */
export function aDish(over: Partial<Dish> = {}): Dish {
  return {
    id: 3,
    category_id: 2,
    place: 1,
    name: 'Zeamă de găină',
    price: 82,
    sale_price: 0,
    ingredients: '',
    visible: true,
    sold_out_until: null,
    food: {},
    text_color: '#ffffff',
    image_file_name: '',
    image_color: '',
    ...over,
  };
}
