import type { CategoryType } from '@comanda/domain/menu';
import type { Text, Texts } from '../../languages/languages.ts';

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

export const dishFormTexts = {
  'menu.save_and_next': {
    en: 'Save and next',
    ro: 'Salvează și următorul',
    ru: 'Сохранить и дальше',
  },
  'menu.dish_saved': {
    en: {
      one: '“{{name}}” is saved: {{count}} dish in the category',
      other: '“{{name}}” is saved: {{count}} dishes in the category',
    },
    ro: {
      one: '„{{name}}” s-a salvat: {{count}} preparat în categorie',
      few: '„{{name}}” s-a salvat: {{count}} preparate în categorie',
      other: '„{{name}}” s-a salvat: {{count}} de preparate în categorie',
    },
    ru: {
      one: '«{{name}}» сохранено: в категории {{count}} блюдо',
      few: '«{{name}}» сохранено: в категории {{count}} блюда',
      many: '«{{name}}» сохранено: в категории {{count}} блюд',
      other: '«{{name}}» сохранено: в категории {{count}} блюда',
    },
  },
  'menu.picture': { en: 'Picture', ro: 'Imagine', ru: 'Картинка' },
  'menu.chosen_picture': {
    en: 'The chosen picture',
    ro: 'Imaginea aleasă',
    ru: 'Выбранная картинка',
  },
  'menu.add_picture': { en: 'Add a picture', ro: 'Adaugă o imagine', ru: 'Добавить картинку' },
  'menu.replace_picture': { en: 'Choose another', ro: 'Alege alta', ru: 'Выбрать другую' },
  'menu.remove_picture': { en: 'Remove', ro: 'Scoate', ru: 'Убрать' },
  'menu.keep_picture': {
    en: 'Keep the old one',
    ro: 'Păstrează cea veche',
    ru: 'Оставить прежнюю',
  },
  'menu.picture_on_its_way': {
    en: 'The picture of “{{name}}” is being sent',
    ro: 'Se trimite imaginea pentru „{{name}}”',
    ru: 'Отправляется картинка: «{{name}}»',
  },
  'menu.picture_failed': {
    en: '“{{name}}” is saved, its picture is not. {{problem}}',
    ro: '„{{name}}” s-a salvat, imaginea nu. {{problem}}',
    ru: '«{{name}}» сохранено, картинка нет. {{problem}}',
  },
  'menu.send_picture_again': {
    en: 'Send the picture again',
    ro: 'Trimite imaginea din nou',
    ru: 'Отправить картинку ещё раз',
  },
  'menu.more_of_dish': { en: 'More', ro: 'Mai multe', ru: 'Ещё' },
  'menu.first_menu_name': { en: 'Menu', ro: 'Meniul', ru: 'Меню' },
  'menu.first_category_name': {
    en: 'Its first category',
    ro: 'Prima lui categorie',
    ru: 'Его первая категория',
  },
} as const satisfies Texts;

/** Pictures of many dishes at once. */
export const pictureTexts = {
  'menu.pictures': {
    en: 'Pictures of many dishes',
    ro: 'Imagini pentru mai multe preparate',
    ru: 'Картинки для нескольких блюд',
  },
  'menu.pictures_hint': {
    en: 'Choose or drop here up to {{limit}} pictures. A file that is named like a dish finds it by itself.',
    ro: 'Alegeți sau trageți aici până la {{limit}} de imagini. Un fișier numit ca preparatul îl găsește singur.',
    ru: 'Выберите или перетащите сюда до {{limit}} картинок. Если файл назван как блюдо, он найдёт его сам.',
  },
  'menu.pictures_choose': { en: 'Choose pictures', ro: 'Alege imagini', ru: 'Выбрать картинки' },
  'menu.pictures_too_many': {
    en: 'Only the first {{limit}} were taken.',
    ro: 'S-au luat doar primele {{limit}}.',
    ru: 'Взяты только первые {{limit}}.',
  },
  'menu.pictures_dish': {
    en: 'Dish of {{name}}',
    ro: 'Preparatul pentru {{name}}',
    ru: 'Блюдо для {{name}}',
  },
  'menu.pictures_no_dish': { en: 'choose a dish', ro: 'alegeți preparatul', ru: 'выберите блюдо' },
  'menu.pictures_confirm': {
    en: 'Send {{name}}',
    ro: 'Trimite {{name}}',
    ru: 'Отправить {{name}}',
  },
  'menu.pictures_send_this': { en: 'Send', ro: 'Trimite', ru: 'Отправить' },
  'menu.pictures_check': {
    en: 'Check the dish and confirm it.',
    ro: 'Verificați preparatul și confirmați.',
    ru: 'Проверьте блюдо и подтвердите.',
  },
  'menu.pictures_same_dish': {
    en: 'Another chosen picture is for this dish too.',
    ro: 'Și altă imagine aleasă este pentru acest preparat.',
    ru: 'Для этого блюда выбрана ещё одна картинка.',
  },
  'menu.pictures_sent': { en: 'Sent', ro: 'Trimisă', ru: 'Отправлена' },
  'menu.pictures_send': {
    en: 'Send pictures: {{count}}',
    ro: 'Trimite imagini: {{count}}',
    ru: 'Отправить картинки: {{count}}',
  },
} as const satisfies Texts;
