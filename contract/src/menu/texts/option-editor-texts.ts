import type { Texts } from '../../languages/languages.ts';

/** The editor of option groups and their choices. */
export const optionEditorTexts = {
  'options.title': { en: 'Options of dishes', ro: 'Opțiunile preparatelor', ru: 'Опции блюд' },
  'options.to_page': { en: 'Options', ro: 'Opțiuni', ru: 'Опции' },

  'options.groups': { en: 'Option groups', ro: 'Grupuri de opțiuni', ru: 'Группы опций' },
  'options.new_group': { en: 'New group', ro: 'Grup nou', ru: 'Новая группа' },
  'options.edit_group': {
    en: 'Options “{{name}}”',
    ro: 'Opțiunile „{{name}}”',
    ru: 'Опции «{{name}}»',
  },
  'options.none': { en: 'No options yet', ro: 'Încă nu există opțiuni', ru: 'Опций пока нет' },
  'options.none_hint': {
    en: 'A guest chooses them with a dish. Start with an example and change it:',
    ro: 'Oaspetele le alege împreună cu preparatul. Porniți de la un exemplu și modificați-l:',
    ru: 'Гость выбирает их вместе с блюдом. Начните с примера и измените его:',
  },
  'options.rule': {
    en: 'What does a choice do to the price?',
    ro: 'Ce face alegerea cu prețul?',
    ru: 'Что выбор делает с ценой?',
  },
  'options.rule_sum': { en: 'Extras', ro: 'Adaosuri', ru: 'Добавки' },

  'options.rule_replaces': { en: 'Sizes', ro: 'Mărimi', ru: 'Размеры' },

  'options.rule_dearest': { en: 'Half and half', ro: 'Jumătăți', ru: 'Половинки' },

  'options.rule_sum_words': {
    en: 'Extras: the price is added',
    ro: 'Adaosuri: prețul se adaugă',
    ru: 'Добавки: цена прибавляется',
  },
  'options.rule_replaces_words': {
    en: 'Sizes: replace the price of the dish',
    ro: 'Mărimi: înlocuiesc prețul preparatului',
    ru: 'Размеры: заменяют цену блюда',
  },
  'options.rule_dearest_words': {
    en: 'Half and half: the dearest counts',
    ro: 'Jumătăți: contează cea mai scumpă',
    ru: 'Половинки: считается самая дорогая',
  },
  'options.example_sum': {
    en: 'Extras, Cheese, Mushrooms, Olives',
    ro: 'Adaosuri, Brânză, Ciuperci, Măsline',
    ru: 'Добавки, Сыр, Грибы, Маслины',
  },
  'options.example_replaces': {
    en: 'Size, Small, Medium, Large',
    ro: 'Mărime, Mică, Medie, Mare',
    ru: 'Размер, Маленькая, Средняя, Большая',
  },
  'options.example_dearest': {
    en: 'Halves, Margherita, Pepperoni, Four cheeses',
    ro: 'Jumătăți, Margherita, Pepperoni, Patru brânzeturi',
    ru: 'Половинки, Маргарита, Пепперони, Четыре сыра',
  },
  'options.choices': { en: 'Choices', ro: 'Variante', ru: 'Варианты' },

  'options.choice_name': {
    en: 'Name of choice {{number}}',
    ro: 'Denumirea variantei {{number}}',
    ru: 'Название варианта {{number}}',
  },
  'options.choice_price': {
    en: 'Price of choice {{number}}',
    ro: 'Prețul variantei {{number}}',
    ru: 'Цена варианта {{number}}',
  },
  'options.choice_max': {
    en: 'Choice {{number}}: how many at most',
    ro: 'Varianta {{number}}: cel mult câte',
    ru: 'Вариант {{number}}: сколько самое большее',
  },
  'options.head_name': { en: 'Name', ro: 'Denumire', ru: 'Название' },
  'options.head_price': { en: 'Price', ro: 'Preț', ru: 'Цена' },
  'options.max_short': { en: 'max', ro: 'max', ru: 'до' },
  'options.head_max': { en: 'At most', ro: 'Cel mult', ru: 'Не больше' },
  'options.add_choice': { en: 'Add a choice', ro: 'Adaugă o variantă', ru: 'Добавить вариант' },
  'options.more_of_choice': {
    en: 'More about {{name}}',
    ro: 'Mai multe despre {{name}}',
    ru: 'Ещё о варианте {{name}}',
  },
  'options.unnamed_choice': {
    en: 'choice {{number}}',
    ro: 'varianta {{number}}',
    ru: '{{number}}',
  },
  'options.stands_for': {
    en: 'This is the dish “{{name}}”: it is sold out with it',
    ro: 'Este preparatul „{{name}}”: se termină odată cu el',
    ru: 'Это блюдо «{{name}}»: закончится вместе с ним',
  },
  'options.dish_is_deleted': {
    en: 'The dish “{{name}}” was deleted, so guests are not offered this choice. Choose another dish, or none.',
    ro: 'Preparatul „{{name}}” a fost șters, de aceea oaspeților nu li se oferă această variantă. Alegeți alt preparat sau niciunul.',
    ru: 'Блюдо «{{name}}» удалено, поэтому гостям этот вариант не предлагается. Выберите другое блюдо или никакое.',
  },
  'options.dish_is_hidden': {
    en: 'The dish “{{name}}” is hidden, by itself or with its category or menu, so guests are not offered this choice. Show it again, or choose another dish, or none.',
    ro: 'Preparatul „{{name}}” este ascuns, singur sau cu categoria ori meniul lui, de aceea oaspeților nu li se oferă această variantă. Afișați-l din nou, alegeți alt preparat sau niciunul.',
    ru: 'Блюдо «{{name}}» скрыто, само или с его категорией или меню, поэтому гостям этот вариант не предлагается. Покажите его снова, выберите другое блюдо или никакое.',
  },
  'options.gone_deleted': {
    en: 'Not offered: its dish was deleted',
    ro: 'Nu se oferă: preparatul a fost șters',
    ru: 'Не предлагается: блюдо удалено',
  },
  'options.gone_hidden': {
    en: 'Not offered: its dish is hidden',
    ro: 'Nu se oferă: preparatul este ascuns',
    ru: 'Не предлагается: блюдо скрыто',
  },
  'options.choose_other_dish': {
    en: 'Another dish…',
    ro: 'Alt preparat…',
    ru: 'Другое блюдо…',
  },
  'options.waits_no_dish': {
    en: 'Where it was copied from, the choice is a dish of the menu. That dish is not here, so it is not sold out with it.',
    ro: 'În localul din care a fost copiată, varianta este un preparat din meniu. Aici el nu există, deci nu se termină odată cu el.',
    ru: 'Там, откуда вариант скопирован, это блюдо из меню. Здесь его нет, и вариант не закончится вместе с ним.',
  },
  'options.waits_several_dishes': {
    en: 'Where it was copied from, the choice is a dish of the menu. Here are several copies of that dish: choose one.',
    ro: 'În localul din care a fost copiată, varianta este un preparat din meniu. Aici sunt mai multe copii ale lui: alegeți una.',
    ru: 'Там, откуда вариант скопирован, это блюдо из меню. Здесь его копий несколько: выберите одну.',
  },
  'options.food_of_dish': {
    en: 'from the menu: {{words}}',
    ro: 'din meniu: {{words}}',
    ru: 'из меню: {{words}}',
  },
  'options.choose_dish': { en: 'From the menu…', ro: 'Din meniu…', ru: 'Из меню…' },
  'options.choose_dish_title': {
    en: 'Which dish is it?',
    ro: 'Care preparat este?',
    ru: 'Какое это блюдо?',
  },
  'options.clear_dish': { en: 'Not from the menu', ro: 'Nu din meniu', ru: 'Не из меню' },
  'options.name_is_missing': {
    en: 'Give the choice a name',
    ro: 'Dați variantei o denumire',
    ru: 'Назовите вариант',
  },
  'options.price_is_missing': {
    en: 'The price as a number',
    ro: 'Prețul ca număr',
    ru: 'Цена числом',
  },
  'options.price_at_size': {
    en: 'Price at {{name}}',
    ro: 'Preț la {{name}}',
    ru: 'Цена: {{name}}',
  },
  'options.is_it_free': { en: 'Free?', ro: 'Gratuit?', ru: 'Бесплатно?' },
  'options.free_size_question': {
    en: 'A size that costs 0 makes the dish free. Is that right? Then press “{{save}}” again.',
    ro: 'O mărime cu prețul 0 face preparatul gratuit. E corect? Atunci apăsați din nou „{{save}}”.',
    ru: 'Размер с ценой 0 делает блюдо бесплатным. Всё верно? Тогда нажмите «{{save}}» ещё раз.',
  },
  'options.max_is_wrong': {
    en: 'A whole number from 1 to {{limit}}',
    ro: 'Un număr întreg de la 1 la {{limit}}',
    ru: 'Целое число от 1 до {{limit}}',
  },
  'options.needs_choice': {
    en: 'Add at least one choice',
    ro: 'Adăugați cel puțin o variantă',
    ru: 'Добавьте хотя бы один вариант',
  },
  'options.changes_dishes': {
    en: {
      one: 'Changes {{count}} dish',
      other: 'Changes {{count}} dishes at once',
    },
    ro: {
      one: 'Modifică {{count}} preparat',
      few: 'Modifică {{count}} preparate deodată',
      other: 'Modifică {{count}} de preparate deodată',
    },
    ru: {
      one: 'Изменит сразу {{count}} блюдо',
      few: 'Изменит сразу {{count}} блюда',
      many: 'Изменит сразу {{count}} блюд',
      other: 'Изменит сразу {{count}} блюда',
    },
  },
  'options.used_by': {
    en: { one: 'Used by {{count}} dish', other: 'Used by {{count}} dishes' },
    ro: {
      one: 'La {{count}} preparat',
      few: 'La {{count}} preparate',
      other: 'La {{count}} de preparate',
    },
    ru: {
      one: 'У {{count}} блюда',
      few: 'У {{count}} блюд',
      many: 'У {{count}} блюд',
      other: 'У {{count}} блюда',
    },
  },
  'options.used_by_none': {
    en: 'No dish has it yet: choose dishes',
    ro: 'Niciun preparat nu le are încă: alege preparatele',
    ru: 'Пока ни у одного блюда: выбрать блюда',
  },
  'options.delete_group': {
    en: 'Delete the options “{{name}}”?',
    ro: 'Ștergeți opțiunile „{{name}}”?',
    ru: 'Удалить опции «{{name}}»?',
  },
  'options.delete_hint': {
    en: {
      one: '{{count}} dish loses them. Orders already made keep what was chosen.',
      other: '{{count}} dishes lose them. Orders already made keep what was chosen.',
    },
    ro: {
      one: '{{count}} preparat le pierde. În comenzile făcute rămâne ce s-a ales.',
      few: '{{count}} preparate le pierd. În comenzile făcute rămâne ce s-a ales.',
      other: '{{count}} de preparate le pierd. În comenzile făcute rămâne ce s-a ales.',
    },
    ru: {
      one: 'Их потеряет {{count}} блюдо. В сделанных заказах выбранное останется.',
      few: 'Их потеряют {{count}} блюда. В сделанных заказах выбранное останется.',
      many: 'Их потеряют {{count}} блюд. В сделанных заказах выбранное останется.',
      other: 'Их потеряют {{count}} блюда. В сделанных заказах выбранное останется.',
    },
  },
  'options.delete_hint_unused': {
    en: 'No dish has them. Orders already made keep what was chosen.',
    ro: 'Niciun preparat nu le are. În comenzile făcute rămâne ce s-a ales.',
    ru: 'Их нет ни у одного блюда. В сделанных заказах выбранное останется.',
  },
} as const satisfies Texts;
