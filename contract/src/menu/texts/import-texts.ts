import type { Texts } from '../../languages/languages.ts';

/** A menu that comes as a list, and goes out as one. */
export const importTexts = {
  'menu.import_link': {
    en: 'Import from a list',
    ro: 'Importă dintr-o listă',
    ru: 'Загрузить списком',
  },
  'menu.import': { en: 'Import', ro: 'Import', ru: 'Импорт' },

  'menu.import_text': { en: 'The text of the menu', ro: 'Textul meniului', ru: 'Текст меню' },
  'menu.import_text_hint': {
    en: 'Categories on lines of their own, a dish and its price on each line. A table copied from a spreadsheet is understood too.',
    ro: 'Categoriile pe rânduri separate, câte un preparat cu prețul lui pe rând. Merge și un tabel copiat din Excel.',
    ru: 'Категории отдельными строками, в каждой строке блюдо и его цена. Подойдёт и таблица из Excel.',
  },
  'menu.import_read': { en: 'Read the list', ro: 'Citește lista', ru: 'Прочитать список' },
  'menu.import_file': {
    en: 'Choose a file: XLSX, ODS, CSV, PDF or text',
    ro: 'Alege un fișier: XLSX, ODS, CSV, PDF sau text',
    ru: 'Выбрать файл: XLSX, ODS, CSV, PDF или текст',
  },

  'menu.import_draft': { en: 'Draft', ro: 'Ciornă', ru: 'Черновик' },
  'menu.import_source': { en: 'Original', ro: 'Original', ru: 'Исходный текст' },
  'menu.import_menu': { en: 'Menu', ro: 'Meniul', ru: 'Меню' },
  'menu.import_category': { en: 'Category', ro: 'Categoria', ru: 'Категория' },
  'menu.import_weight': { en: 'Weight', ro: 'Gramaj', ru: 'Вес' },
  'menu.import_move': {
    en: 'Category of “{{name}}”',
    ro: 'Categoria pentru „{{name}}”',
    ru: 'Категория для «{{name}}»',
  },
  'menu.import_row_name': {
    en: 'Line {{line}}: name',
    ro: 'Rândul {{line}}: denumire',
    ru: 'Строка {{line}}: название',
  },
  'menu.import_row_weight': {
    en: 'Line {{line}}: weight',
    ro: 'Rândul {{line}}: gramaj',
    ru: 'Строка {{line}}: вес',
  },
  'menu.import_row_price': {
    en: 'Line {{line}}: price',
    ro: 'Rândul {{line}}: preț',
    ru: 'Строка {{line}}: цена',
  },
  'menu.import_make_heading': {
    en: '“{{name}}” is a category',
    ro: '„{{name}}” este o categorie',
    ru: '«{{name}}» — это категория',
  },
  'menu.import_make_dish': {
    en: '“{{name}}” is a dish, not a category',
    ro: '„{{name}}” este un preparat, nu o categorie',
    ru: '«{{name}}» — это блюдо, а не категория',
  },
  'menu.import_portion': { en: 'Portion size', ro: 'Mărimea porției', ru: 'Размер порции' },
  'menu.import_none': { en: 'none', ro: 'niciunul', ru: 'нет' },
  'menu.import_row_cell': {
    en: 'Line {{line}}: {{column}}',
    ro: 'Rândul {{line}}: {{column}}',
    ru: 'Строка {{line}}: {{column}}',
  },
  'menu.import_unknown_words': {
    en: 'Not known: {{words}}',
    ro: 'Necunoscut: {{words}}',
    ru: 'Неизвестно: {{words}}',
  },
  'menu.import_unknown_groups': {
    en: 'There is no such option group: {{words}}',
    ro: 'Nu există un astfel de grup de opțiuni: {{words}}',
    ru: 'Такой группы опций нет: {{words}}',
  },
  'menu.import_cell_contradicts': {
    en: 'The allergens or the alcohol of this line contradict it',
    ro: 'Alergenii sau alcoolul din acest rând o contrazic',
    ru: 'Противоречит аллергенам или алкоголю этой строки',
  },
  'menu.import_groups_do_not_fit': {
    en: 'A dish has one size and at most {{limit}} groups',
    ro: 'Un preparat are o singură mărime și cel mult {{limit}} grupuri',
    ru: 'У блюда один размер и не больше {{limit}} групп',
  },
  'menu.import_contradicts': {
    en: '“{{name}}”: the diet in the list contradicts what is stored about the dish.',
    ro: '„{{name}}”: dieta din listă contrazice ce este salvat despre preparat.',
    ru: '«{{name}}»: диета в списке противоречит тому, что сохранено о блюде.',
  },
  'menu.import_change_part': {
    en: '{{part}}: {{before}} → {{after}}',
    ro: '{{part}}: {{before}} → {{after}}',
    ru: '{{part}}: {{before}} → {{after}}',
  },
  'menu.import_repeated': {
    en: 'The same name is in this category above.',
    ro: 'Aceeași denumire este mai sus în această categorie.',
    ru: 'Такое название уже есть выше в этой категории.',
  },
  'menu.import_hidden_row': {
    en: 'hidden from guests',
    ro: 'ascuns de oaspeți',
    ru: 'скрыто от гостей',
  },
  'menu.import_found': {
    en: { one: '{{count}} dish', other: '{{count}} dishes' },
    ro: { one: '{{count}} preparat', few: '{{count}} preparate', other: '{{count}} de preparate' },
    ru: {
      one: '{{count}} блюдо',
      few: '{{count}} блюда',
      many: '{{count}} блюд',
      other: '{{count}} блюда',
    },
  },
  'menu.import_to_correct': {
    en: { one: '{{count}} line to correct', other: '{{count}} lines to correct' },
    ro: {
      one: '{{count}} rând de corectat',
      few: '{{count}} rânduri de corectat',
      other: '{{count}} de rânduri de corectat',
    },
    ru: {
      one: 'исправить {{count}} строку',
      few: 'исправить {{count}} строки',
      many: 'исправить {{count}} строк',
      other: 'исправить {{count}} строки',
    },
  },
  'menu.import_next_problem': {
    en: 'To the next one',
    ro: 'La următorul',
    ru: 'К следующей',
  },
  'menu.import_other_source': {
    en: 'Another list',
    ro: 'Altă listă',
    ru: 'Заново',
  },
  'menu.import_deleted': {
    en: '“{{name}}” is deleted from the draft',
    ro: '„{{name}}” este șters din ciornă',
    ru: '«{{name}}» удалено из черновика',
  },
  'menu.import_restore': { en: 'Put back', ro: 'Pune la loc', ru: 'Вернуть' },
  'menu.import_give_up_question': {
    en: 'Take another list? Your corrections are lost.',
    ro: 'Luați altă listă? Corecturile se pierd.',
    ru: 'Начать заново? Исправления пропадут.',
  },
  'menu.import_preview': { en: 'See the changes', ro: 'Vezi schimbările', ru: 'К изменениям' },

  'menu.import_changes': { en: 'What changes', ro: 'Ce se schimbă', ru: 'Что изменится' },
  'menu.import_created': { en: 'New', ro: 'Noi', ru: 'Новые' },
  'menu.import_changed': { en: 'Changed', ro: 'Schimbate', ru: 'Изменятся' },
  'menu.import_hidden': { en: 'Hidden', ro: 'Ascunse', ru: 'Скроются' },
  'menu.import_unchanged': { en: 'Unchanged', ro: 'Neschimbate', ru: 'Без изменений' },
  'menu.import_new_categories': {
    en: 'New categories: {{names}}',
    ro: 'Categorii noi: {{names}}',
    ru: 'Новые категории: {{names}}',
  },
  'menu.import_new_menus': {
    en: 'New menus: {{names}}',
    ro: 'Meniuri noi: {{names}}',
    ru: 'Новые меню: {{names}}',
  },
  'menu.import_hide_missing': {
    en: 'Hide the dishes that are not in the list',
    ro: 'Ascunde preparatele care nu sunt în listă',
    ru: 'Скрыть блюда, которых нет в списке',
  },

  'menu.import_same_as': {
    en: 'Is “{{name}}” a dish that is there already?',
    ro: '„{{name}}” este un preparat care există deja?',
    ru: '«{{name}}» — это блюдо, которое уже есть?',
  },
  'menu.import_is_new': { en: 'A new dish', ro: 'Preparat nou', ru: 'Новое блюдо' },
  'menu.import_is_same': {
    en: 'The same as “{{name}}”, {{price}}',
    ro: 'Același ca „{{name}}”, {{price}}',
    ru: 'То же, что «{{name}}», {{price}}',
  },
  'menu.import_change_name': {
    en: 'name: {{before}} → {{after}}',
    ro: 'denumire: {{before}} → {{after}}',
    ru: 'название: {{before}} → {{after}}',
  },
  'menu.import_change_price': {
    en: 'price: {{before}} → {{after}}',
    ro: 'preț: {{before}} → {{after}}',
    ru: 'цена: {{before}} → {{after}}',
  },
  'menu.import_change_sale_price': {
    en: 'sale price: {{before}} → {{after}}',
    ro: 'preț redus: {{before}} → {{after}}',
    ru: 'цена со скидкой: {{before}} → {{after}}',
  },
  'menu.import_change_ingredients': {
    en: 'ingredients: {{before}} → {{after}}',
    ro: 'ingrediente: {{before}} → {{after}}',
    ru: 'состав: {{before}} → {{after}}',
  },
  'menu.import_change_category': {
    en: 'category: {{before}} → {{after}}',
    ro: 'categorie: {{before}} → {{after}}',
    ru: 'категория: {{before}} → {{after}}',
  },
  'menu.import_change_visible': {
    en: 'is shown to guests',
    ro: 'apare pentru oaspeți',
    ru: 'станет видно гостям',
  },
  'menu.import_change_invisible': {
    en: 'is hidden from guests',
    ro: 'se ascunde de oaspeți',
    ru: 'скроется от гостей',
  },
  'menu.import_nothing': { en: 'nothing', ro: 'nimic', ru: 'пусто' },
  'menu.import_back': { en: 'To the draft', ro: 'La ciornă', ru: 'Черновик' },
  'menu.import_apply': { en: 'Write to the menu', ro: 'Scrie în meniu', ru: 'Записать в меню' },
  'menu.import_nothing_changes': {
    en: 'The menu is like this already: nothing would change.',
    ro: 'Meniul este deja așa: nimic nu s-ar schimba.',
    ru: 'Меню уже такое: ничего не изменится.',
  },
  'menu.import_done': { en: 'The menu is written', ro: 'Meniul este scris', ru: 'Меню записано' },
  'menu.import_open_page': {
    en: 'Open the guest’s page',
    ro: 'Deschide pagina oaspeților',
    ru: 'Открыть страницу гостя',
  },
  'menu.import_counts': {
    en: 'New: {{created}}, changed: {{changed}}, hidden: {{hidden}}, unchanged: {{unchanged}}',
    ro: 'Noi: {{created}}, schimbate: {{changed}}, ascunse: {{hidden}}, neschimbate: {{unchanged}}',
    ru: 'Новых: {{created}}, изменено: {{changed}}, скрыто: {{hidden}}, без изменений: {{unchanged}}',
  },

  'menu.export_as': {
    en: 'Export as {{format}}',
    ro: 'Exportă ca {{format}}',
    ru: 'Выгрузить в {{format}}',
  },
} as const satisfies Texts;
