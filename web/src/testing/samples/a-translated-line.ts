import type { OrderDish } from '@comanda/contract/orders';
import { anOrderOption } from './an-order-option.ts';

/** A line of a pub that writes its menu in Romanian and offers it in Russian. */
export const aTranslatedLine = (): OrderDish & Required<Pick<OrderDish, 'options'>> => ({
  line_id: 31,
  dish_id: 3,
  count: 2,
  dish_price: 90,
  name: 'Plăcintă',
  names: { ru: 'Плацинда' },
  image_file_name: '',
  options: [
    anOrderOption({ choice_id: 12, names: { ru: 'Большая' } }),
    anOrderOption({ choice_id: 21, name: 'Smântână', names: { ru: 'Сметана' }, count: 2 }),
  ],
});
