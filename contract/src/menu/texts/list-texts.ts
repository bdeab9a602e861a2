import type { Texts } from '../../languages/languages.ts';

/** Of the rows of dishes, and of the page beside them. */
export const listTexts = {
  'menu.more': { en: 'More actions', ro: 'Alte acțiuni', ru: 'Другие действия' },
  'menu.up': { en: 'Move up', ro: 'Mută în sus', ru: 'Сдвинуть вверх' },
  'menu.down': { en: 'Move down', ro: 'Mută în jos', ru: 'Сдвинуть вниз' },
  'menu.change_picture': {
    en: 'Change the picture',
    ro: 'Schimbă imaginea',
    ru: 'Сменить картинку',
  },
  'menu.crop_picture': {
    en: 'Crop the picture',
    ro: 'Decupează imaginea',
    ru: 'Обрезать картинку',
  },
  'menu.sold_out_for_long': {
    en: 'Sold out until switched back',
    ro: 'S-a terminat, până revine în vânzare',
    ru: 'Закончилось, пока не вернём',
  },
  'menu.shown': { en: 'Visible', ro: 'Vizibil', ru: 'Видно' },
  'menu.price_from': { en: 'from {{price}}', ro: 'de la {{price}}', ru: 'от {{price}}' },
  'menu.preview': { en: 'The guest’s page', ro: 'Pagina oaspeților', ru: 'Страница гостя' },
} as const satisfies Texts;
