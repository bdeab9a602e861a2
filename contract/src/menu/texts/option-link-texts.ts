import type { Texts } from '../../languages/languages.ts';

/** Which dishes have which option groups, and how much a guest may take of them. */
export const optionLinkTexts = {
  'options.limits': {
    en: 'How many does a guest choose?',
    ro: 'Câte alege oaspetele?',
    ru: 'Сколько выбирает гость?',
  },
  'options.preset_one': { en: 'exactly one', ro: 'exact una', ru: 'ровно один' },
  'options.preset_two': { en: 'exactly two', ro: 'exact două', ru: 'ровно два' },
  'options.preset_up_to': { en: 'up to…', ro: 'cel mult…', ru: 'не больше…' },
  'options.preset_any': { en: 'any number', ro: 'oricâte', ru: 'сколько угодно' },
  'options.preset_own': { en: 'other limits', ro: 'alte limite', ru: 'другие пределы' },
  'options.size_is_one': {
    en: 'Exactly one: a guest has to choose a size.',
    ro: 'Exact una: oaspetele trebuie să aleagă o mărime.',
    ru: 'Ровно один: размер гость выбирает обязательно.',
  },
  'options.exactly': {
    en: 'exactly {{count}}',
    ro: 'exact {{count}}',
    ru: 'ровно {{count}}',
  },
  'options.up_to': {
    en: 'up to {{count}}',
    ro: 'cel mult {{count}}',
    ru: 'не больше {{count}}',
  },
  'options.at_least': {
    en: 'at least {{count}}',
    ro: 'cel puțin {{count}}',
    ru: 'не меньше {{count}}',
  },
  'options.from_to': {
    en: '{{from}} to {{to}}',
    ro: 'de la {{from}} la {{to}}',
    ru: 'от {{from}} до {{to}}',
  },
  'options.different': {
    en: '{{count}} different at most',
    ro: 'cel mult {{count}} diferite',
    ru: 'разных не больше {{count}}',
  },
  'options.free': { en: '{{count}} free', ro: '{{count}} gratis', ru: '{{count}} бесплатно' },
  'options.field_count': { en: 'How many', ro: 'Câte', ru: 'Сколько' },
  'options.field_min': { en: 'At least', ro: 'Cel puțin', ru: 'Не меньше' },
  'options.field_units': { en: 'At most', ro: 'Cel mult', ru: 'Не больше' },
  'options.field_choices': { en: 'Different, max', ro: 'Diferite, max', ru: 'Разных, до' },
  'options.field_free': {
    en: 'Free of charge',
    ro: 'Gratis',
    ru: 'Бесплатно',
  },

  'options.field_free_hint': {
    en: 'The cheapest ones.',
    ro: 'Cele mai ieftine.',
    ru: 'Самые дешёвые.',
  },
  'options.limits_are_wrong': {
    en: 'Whole numbers from 0 to {{limit}}',
    ro: 'Numere întregi de la 0 la {{limit}}',
    ru: 'Целые числа от 0 до {{limit}}',
  },
  'options.problem_size_is_one_choice': {
    en: 'A size is exactly one choice, and none of it is free.',
    ro: 'O mărime este exact o variantă, iar nimic nu este gratis.',
    ru: 'Размер — это ровно один вариант, и бесплатных нет.',
  },
  'options.problem_dearest_is_not_free': {
    en: 'Of half and half nothing can be free.',
    ro: 'La jumătăți nimic nu poate fi gratis.',
    ru: 'У половинок бесплатных не бывает.',
  },
  'options.problem_minimum_above_maximum': {
    en: '“At least” is more than “At most”.',
    ro: '„Cel puțin” este mai mare decât „Cel mult”.',
    ru: '«Не меньше» больше, чем «Не больше».',
  },
  'options.problem_more_choices_than_units': {
    en: 'There cannot be more different ones than there are at most.',
    ro: 'Nu pot fi mai multe diferite decât maximul.',
    ru: 'Разных не может быть больше, чем всего.',
  },
  'options.problem_more_free_than_maximum': {
    en: 'More are free than a guest may take.',
    ro: 'Sunt gratis mai multe decât poate lua oaspetele.',
    ru: 'Бесплатных больше, чем гость может взять.',
  },
  'options.problem_minimum_cannot_be_reached': {
    en: 'There are too few choices for the least: no guest could order the dish.',
    ro: 'Sunt prea puține variante pentru minim: nimeni nu ar putea comanda preparatul.',
    ru: 'Вариантов меньше, чем нужно выбрать: такое блюдо никто не сможет заказать.',
  },
  'options.problem_second_size': {
    en: 'A dish has one price, so it can have one group of sizes only.',
    ro: 'Un preparat are un singur preț, deci poate avea un singur grup de mărimi.',
    ru: 'Цена у блюда одна, поэтому и группа размеров может быть только одна.',
  },
  'options.problem_at': {
    en: '{{problem}} Dishes: {{dishes}}',
    ro: '{{problem}} Preparate: {{dishes}}',
    ru: '{{problem}} Блюда: {{dishes}}',
  },
  'options.of_dish': {
    en: 'Options of {{name}}',
    ro: 'Opțiunile preparatului {{name}}',
    ru: 'Опции блюда {{name}}',
  },
  'options.of_dish_short': { en: 'Options:', ro: 'Opțiuni:', ru: 'Опции:' },
  'options.dish_has_none': {
    en: 'This dish has no options. Guests order it as it is.',
    ro: 'Acest preparat nu are opțiuni. Oaspeții îl comandă așa cum este.',
    ru: 'У этого блюда нет опций. Гости заказывают его как есть.',
  },
  'options.pub_has_none': {
    en: 'The venue has no options yet. First create sizes or extras; then any dish can have them.',
    ro: 'Localul încă nu are opțiuni. Creați întâi mărimi sau adaosuri; apoi orice preparat le poate avea.',
    ru: 'В заведении пока нет опций. Сначала создайте размеры или добавки, потом их можно дать любому блюду.',
  },
  'options.create_them': { en: 'Create options', ro: 'Creează opțiuni', ru: 'Создать опции' },
  'options.add_to_dish': {
    en: 'Add options',
    ro: 'Adaugă opțiuni',
    ru: 'Добавить опции',
  },
  'options.choose_group': { en: 'Choose a group', ro: 'Alegeți un grup', ru: 'Выберите группу' },
  'options.change_limits': {
    en: 'Limits of {{name}}',
    ro: 'Limitele pentru {{name}}',
    ru: 'Пределы: {{name}}',
  },
  'options.remove_from_dish': {
    en: 'Take {{name}} from the dish',
    ro: 'Scoate {{name}} de la preparat',
    ru: 'Убрать «{{name}}» у блюда',
  },
  'options.dishes_of': {
    en: 'Dishes with “{{name}}”',
    ro: 'Preparate cu „{{name}}”',
    ru: 'Блюда с опциями «{{name}}»',
  },
  'options.find_dish': { en: 'Find a dish', ro: 'Caută un preparat', ru: 'Найти блюдо' },
  'options.no_dish_found': {
    en: 'No such dish',
    ro: 'Nu există asemenea preparat',
    ru: 'Такого блюда нет',
  },
  'options.no_dishes': {
    en: 'The menu has no dishes yet',
    ro: 'Meniul nu are încă preparate',
    ru: 'В меню пока нет блюд',
  },
  'options.select_all': {
    en: {
      one: 'All that are found: {{count}} dish',
      other: 'All that are found: {{count}} dishes',
    },
    ro: {
      one: 'Toate cele găsite: {{count}} preparat',
      few: 'Toate cele găsite: {{count}} preparate',
      other: 'Toate cele găsite: {{count}} de preparate',
    },
    ru: {
      one: 'Все найденные: {{count}} блюдо',
      few: 'Все найденные: {{count}} блюда',
      many: 'Все найденные: {{count}} блюд',
      other: 'Все найденные: {{count}} блюда',
    },
  },
  'options.selected': {
    en: { one: '{{count}} dish will have it', other: '{{count}} dishes will have it' },
    ro: {
      one: '{{count}} preparat le va avea',
      few: '{{count}} preparate le vor avea',
      other: '{{count}} de preparate le vor avea',
    },
    ru: {
      one: 'Будет у {{count}} блюда',
      few: 'Будет у {{count}} блюд',
      many: 'Будет у {{count}} блюд',
      other: 'Будет у {{count}} блюда',
    },
  },
  'options.has_another_size': {
    en: 'has another size: {{name}}',
    ro: 'are altă mărime: {{name}}',
    ru: 'уже есть размер: {{name}}',
  },
  'options.other_limits': {
    en: {
      one: '{{count}} dish has other limits now. It gets these.',
      other: '{{count}} dishes have other limits now. They get these.',
    },
    ro: {
      one: '{{count}} preparat are acum alte limite. Le primește pe acestea.',
      few: '{{count}} preparate au acum alte limite. Le primesc pe acestea.',
      other: '{{count}} de preparate au acum alte limite. Le primesc pe acestea.',
    },
    ru: {
      one: 'У {{count}} блюда сейчас другие пределы. Станут эти.',
      few: 'У {{count}} блюд сейчас другие пределы. Станут эти.',
      many: 'У {{count}} блюд сейчас другие пределы. Станут эти.',
      other: 'У {{count}} блюда сейчас другие пределы. Станут эти.',
    },
  },
} as const satisfies Texts;
