import type { Texts } from '../../texts/text.ts';

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
      one: '„{{name}}” s-a salvat: {{count}} fel în categorie',
      few: '„{{name}}” s-a salvat: {{count}} feluri în categorie',
      other: '„{{name}}” s-a salvat: {{count}} de feluri în categorie',
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
  'menu.remove_picture': { en: 'Remove', ro: 'Elimină', ru: 'Убрать' },
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
  'menu.first_menu_name': { en: 'Menu', ro: 'Meniul', ru: 'Меню' },
  'menu.first_category_name': {
    en: 'Its first category',
    ro: 'Prima lui categorie',
    ru: 'Его первая категория',
  },
  'menu.first_category_hint': {
    en: 'Soups, for example. Its dishes come next.',
    ro: 'De exemplu, supe. Urmează felurile din ea.',
    ru: 'Например, супы. Дальше будут её блюда.',
  },
} as const satisfies Texts;
