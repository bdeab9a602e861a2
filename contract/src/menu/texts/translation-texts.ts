import type { Texts } from '../../languages/languages.ts';

/** The languages of a menu, and the table in which it is translated. */
export const translationTexts = {
  'translations.title': { en: 'Translations', ro: 'Traduceri', ru: 'Переводы' },
  'translations.language_ru': { en: 'Russian', ro: 'Rusă', ru: 'Русский' },
  'translations.language_ro': { en: 'Romanian', ro: 'Română', ru: 'Румынский' },
  'translations.language_en': { en: 'English', ro: 'Engleză', ru: 'Английский' },

  'translations.choose_languages': { en: 'Languages', ro: 'Limbi', ru: 'Языки' },
  'translations.languages': {
    en: 'Languages of the menu',
    ro: 'Limbile meniului',
    ru: 'Языки меню',
  },
  'translations.working_language': {
    en: 'The menu is written in',
    ro: 'Meniul este scris în limba',
    ru: 'Меню написано на языке',
  },
  'translations.working_language_changes': {
    en: 'Each text changes places with its translation into this language. You can change it back at any time.',
    ro: 'Fiecare text face schimb de locuri cu traducerea lui în această limbă. Puteți reveni oricând.',
    ru: 'Каждый текст поменяется местами со своим переводом на этот язык. Это можно вернуть в любой момент.',
  },
  'translations.texts_stay': {
    en: 'The texts are in this language already, move none',
    ro: 'Textele sunt deja în această limbă, nu le muta',
    ru: 'Тексты уже на этом языке, не переставлять',
  },

  'translations.missing': {
    en: {
      one: '{{count}} text is not translated ({{language}}) and stays as it is',
      other: '{{count}} texts are not translated ({{language}}) and stay as they are',
    },
    ro: {
      one: '{{count}} text nu este tradus ({{language}}) și rămâne cum este',
      few: '{{count}} texte nu sunt traduse ({{language}}) și rămân cum sunt',
      other: '{{count}} de texte nu sunt traduse ({{language}}) și rămân cum sunt',
    },
    ru: {
      one: '{{count}} текст не переведён ({{language}}) и останется как есть',
      few: '{{count}} текста не переведены ({{language}}) и останутся как есть',
      many: '{{count}} текстов не переведены ({{language}}) и останутся как есть',
      other: '{{count}} текста не переведены ({{language}}) и останутся как есть',
    },
  },
  'translations.none_missing': {
    en: 'Every text is translated ({{language}}).',
    ro: 'Toate textele sunt traduse ({{language}}).',
    ru: 'Все тексты переведены ({{language}}).',
  },
  'translations.no_romanian': {
    en: 'No menu in Romanian',
    ro: 'Meniul nu este în română',
    ru: 'Нет меню на румынском',
  },
  'translations.no_romanian_why': {
    en: 'In Moldova guests may ask for it: the consumer law has it so.',
    ro: 'În Moldova oaspeții îl pot cere: așa spune legea privind protecția consumatorilor.',
    ru: 'В Молдове гости вправе его попросить: так говорит закон о защите потребителей.',
  },
  'translations.add_romanian': {
    en: 'Add Romanian',
    ro: 'Adaugă româna',
    ru: 'Добавить румынский',
  },
  'translations.other_languages': {
    en: 'Guests can also read it in',
    ro: 'Oaspeții îl pot citi și în',
    ru: 'Гости могут читать его и на других',
  },
  'translations.other_languages_hint': {
    en: 'What is not translated is shown in the language of the menu. Translations of a language that you take away are kept.',
    ro: 'Ce nu este tradus se arată în limba meniului. Traducerile unei limbi scoase se păstrează.',
    ru: 'Что не переведено, показывается на языке меню. Переводы на убранный язык сохраняются.',
  },
  'translations.no_language': {
    en: 'In which language shall guests read the menu too?',
    ro: 'În ce altă limbă să citească oaspeții meniul?',
    ru: 'На каком ещё языке гости будут читать меню?',
  },
  'translations.no_language_hint': {
    en: 'Now only {{language}}. What is not translated is shown as it is written.',
    ro: 'Acum doar {{language}}. Ce nu este tradus se arată așa cum este scris.',
    ru: 'Сейчас только {{language}}. Что не переведено, показывается как написано.',
  },
  'translations.both_languages': { en: 'Both', ro: 'Ambele', ru: 'Оба' },
  'translations.other_working_language': {
    en: 'It is written in another language',
    ro: 'Este scris în altă limbă',
    ru: 'Оно написано на другом языке',
  },

  'translations.empty': {
    en: 'There is nothing to translate yet',
    ro: 'Încă nu este nimic de tradus',
    ru: 'Переводить пока нечего',
  },

  'translations.progress': {
    en: '{{done}} of {{total}} translated',
    ro: '{{done}} din {{total}} traduse',
    ru: 'Переведено {{done}} из {{total}}',
  },
  'translations.all_done': {
    en: 'Everything is translated',
    ro: 'Totul este tradus',
    ru: 'Всё переведено',
  },
  'translations.show': { en: 'Show', ro: 'Arată', ru: 'Показать' },
  'translations.filter_all': { en: 'All', ro: 'Toate', ru: 'Все' },
  'translations.filter_missing': { en: 'Missing', ro: 'Lipsesc', ru: 'Без перевода' },
  'translations.filter_outdated': { en: 'Outdated', ro: 'Învechite', ru: 'Устарели' },
  'translations.find': {
    en: 'Find in both languages',
    ro: 'Caută în ambele limbi',
    ru: 'Найти в обоих языках',
  },
  'translations.nothing_found': {
    en: 'Nothing was found',
    ro: 'Nu s-a găsit nimic',
    ru: 'Ничего не нашлось',
  },
  'translations.nothing_outdated': {
    en: 'No translation is outdated',
    ro: 'Nicio traducere nu este învechită',
    ru: 'Устаревших переводов нет',
  },
  'translations.next_missing': {
    en: 'Next missing',
    ro: 'La ce lipsește',
    ru: 'К пустому',
  },
  'translations.keys': {
    en: 'Enter: next · Shift+Enter: back · Ctrl+Enter: next missing · Esc: as it was · Alt+Enter: new line',
    ro: 'Enter: următoarea · Shift+Enter: înapoi · Ctrl+Enter: următoarea lipsă · Esc: cum a fost · Alt+Enter: rând nou',
    ru: 'Enter: дальше · Shift+Enter: назад · Ctrl+Enter: к пустому · Esc: как было · Alt+Enter: новая строка',
  },

  'translations.kind_menu': { en: 'Menu', ro: 'Meniu', ru: 'Меню' },
  'translations.kind_category': { en: 'Category', ro: 'Categorie', ru: 'Категория' },
  'translations.kind_dish': { en: 'Dish', ro: 'Preparat', ru: 'Блюдо' },
  'translations.kind_ingredients': { en: 'Ingredients', ro: 'Ingrediente', ru: 'Состав' },
  'translations.kind_option_group': {
    en: 'Option group',
    ro: 'Grup de opțiuni',
    ru: 'Группа опций',
  },
  'translations.kind_option_choice': { en: 'Choice', ro: 'Variantă', ru: 'Вариант' },
  'translations.kind_pub': {
    en: 'Text of the venue',
    ro: 'Textul localului',
    ru: 'Текст заведения',
  },
  'translations.cell': {
    en: '{{language}}. {{kind}}: {{text}}',
    ro: '{{language}}. {{kind}}: {{text}}',
    ru: '{{language}}. {{kind}}: {{text}}',
  },
  'translations.cell_of_pub': {
    en: '{{language}}. {{kind}}',
    ro: '{{language}}. {{kind}}',
    ru: '{{language}}. {{kind}}',
  },
  'translations.placeholder': {
    en: 'not translated',
    ro: 'fără traducere',
    ru: 'нет перевода',
  },

  'translations.outdated': {
    en: 'The original text has changed since it was translated.',
    ro: 'Textul original s-a schimbat după ce a fost tradus.',
    ru: 'Исходный текст изменился после перевода.',
  },
  'translations.still_right': {
    en: 'Still right',
    ro: 'Încă e corect',
    ru: 'Перевод верен',
  },
  'translations.still_right_named': {
    en: '{{text}}: the translation is still right',
    ro: '{{text}}: traducerea este încă corectă',
    ru: '{{text}}: перевод всё ещё верен',
  },
  'translations.meanwhile': {
    en: 'Somebody else has saved meanwhile: “{{text}}”',
    ro: 'Între timp altcineva a salvat: „{{text}}”',
    ru: 'Кто-то успел сохранить: «{{text}}»',
  },
  'translations.meanwhile_deleted': {
    en: 'Somebody else has deleted this translation meanwhile.',
    ro: 'Între timp altcineva a șters această traducere.',
    ru: 'Кто-то успел удалить этот перевод.',
  },

  'translations.state_typed': { en: 'Not saved yet', ro: 'Încă nesalvat', ru: 'Ещё не сохранено' },
  'translations.state_saving': { en: 'Saving', ro: 'Se salvează', ru: 'Сохраняется' },
  'translations.state_saved': { en: 'Saved', ro: 'Salvat', ru: 'Сохранено' },
  'translations.state_failed': { en: 'Not saved', ro: 'Nesalvat', ru: 'Не сохранено' },
  'translations.all_saved': { en: 'All saved', ro: 'Totul este salvat', ru: 'Всё сохранено' },
  'translations.not_saved': {
    en: { one: '{{count}} text is not saved', other: '{{count}} texts are not saved' },
    ro: {
      one: '{{count}} text nu este salvat',
      few: '{{count}} texte nu sunt salvate',
      other: '{{count}} de texte nu sunt salvate',
    },
    ru: {
      one: 'Не сохранён {{count}} текст',
      few: 'Не сохранены {{count}} текста',
      many: 'Не сохранено {{count}} текстов',
      other: 'Не сохранено {{count}} текста',
    },
  },
  'translations.not_saved_hint': {
    en: 'They are kept on this page and sent again by themselves.',
    ro: 'Rămân pe această pagină și se trimit din nou de la sine.',
    ru: 'Они остаются на странице и отправятся ещё раз сами.',
  },
  'translations.try_again': { en: 'Try again', ro: 'Încearcă din nou', ru: 'Попробовать ещё раз' },
  'translations.gone_meanwhile': {
    en: 'Something of the menu was deleted meanwhile. Its translations were not saved.',
    ro: 'Între timp ceva din meniu a fost șters. Traducerile acelor texte nu au fost salvate.',
    ru: 'Что-то из меню за это время удалили. Переводы этих текстов не сохранены.',
  },

  'translations.pasted': {
    en: { one: '{{count}} line is pasted.', other: '{{count}} lines are pasted.' },
    ro: {
      one: '{{count}} rând este lipit.',
      few: '{{count}} rânduri sunt lipite.',
      other: '{{count}} de rânduri sunt lipite.',
    },
    ru: {
      one: 'Вставлена {{count}} строка.',
      few: 'Вставлены {{count}} строки.',
      many: 'Вставлено {{count}} строк.',
      other: 'Вставлено {{count}} строки.',
    },
  },
  'translations.pasted_left': {
    en: { one: '{{count}} had no place.', other: '{{count}} had no place.' },
    ro: {
      one: '{{count}} nu a avut loc.',
      few: '{{count}} nu au avut loc.',
      other: '{{count}} nu au avut loc.',
    },
    ru: {
      one: 'Ещё {{count}} не поместилась.',
      few: 'Ещё {{count}} не поместились.',
      many: 'Ещё {{count}} не поместилось.',
      other: 'Ещё {{count}} не поместилось.',
    },
  },
  'translations.fill_equal': {
    en: 'Fill in repeats: {{count}}',
    ro: 'Completează repetările: {{count}}',
    ru: 'Заполнить повторы: {{count}}',
  },
  'translations.filled_equal': {
    en: {
      one: '{{count}} text is translated as the same text elsewhere.',
      other: '{{count}} texts are translated as the same texts elsewhere.',
    },
    ro: {
      one: '{{count}} text este tradus ca același text din alt loc.',
      few: '{{count}} texte sunt traduse ca aceleași texte din alte locuri.',
      other: '{{count}} de texte sunt traduse ca aceleași texte din alte locuri.',
    },
    ru: {
      one: '{{count}} текст переведён так же, как в другом месте.',
      few: '{{count}} текста переведены так же, как в другом месте.',
      many: '{{count}} текстов переведено так же, как в другом месте.',
      other: '{{count}} текста переведено так же, как в другом месте.',
    },
  },
  'translations.undo_filling': { en: 'Undo', ro: 'Pune la loc', ru: 'Вернуть' },
} as const satisfies Texts;
