import type { CategoryType } from '@comanda/domain/menu';
import type { Text } from '../../texts/text.ts';

/** A type without its three names does not compile. */
export const categoryTypeTexts = {
  'menu.type_sales': { en: 'Sales', ro: 'Reduceri', ru: 'Акции' },
  'menu.type_asian': { en: 'Asian', ro: 'Asiatică', ru: 'Азиатская кухня' },
  'menu.type_flowers': { en: 'Flowers', ro: 'Flori', ru: 'Цветы' },
  'menu.type_fast_food': { en: 'Fast food', ro: 'Fast-food', ru: 'Фастфуд' },
  'menu.type_breakfast': { en: 'Breakfast', ro: 'Mic dejun', ru: 'Завтраки' },
  'menu.type_grill': { en: 'Grill', ro: 'Grătar', ru: 'Гриль' },
  'menu.type_dessert': { en: 'Desserts', ro: 'Deserturi', ru: 'Десерты' },
  'menu.type_pasta': { en: 'Pasta', ro: 'Paste', ru: 'Паста' },
  'menu.type_soup': { en: 'Soups', ro: 'Supe', ru: 'Супы' },
  'menu.type_alcohol': { en: 'Alcohol', ro: 'Alcool', ru: 'Алкоголь' },
  'menu.type_east_food': { en: 'Eastern', ro: 'Orientală', ru: 'Восточная кухня' },
  'menu.type_flour': { en: 'Bakery', ro: 'Patiserie', ru: 'Выпечка' },
  'menu.type_home_food': { en: 'Home cooking', ro: 'Mâncare de casă', ru: 'Домашняя кухня' },
  'menu.type_kebab': { en: 'Kebab', ro: 'Kebab', ru: 'Кебаб' },
  'menu.type_salad': { en: 'Salads', ro: 'Salate', ru: 'Салаты' },
  'menu.type_snacks': { en: 'Snacks', ro: 'Gustări', ru: 'Закуски' },
  'menu.type_meat': { en: 'Meat', ro: 'Carne', ru: 'Мясо' },
  'menu.type_other': { en: 'Other', ro: 'Altele', ru: 'Другое' },
} as const satisfies Record<`menu.type_${CategoryType}`, Text>;
