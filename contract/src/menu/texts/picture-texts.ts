import type { Texts } from '../../texts/text.ts';

/** Pictures of many dishes at once. */
export const pictureTexts = {
  'menu.pictures': {
    en: 'Pictures of many dishes',
    ro: 'Imagini pentru mai multe feluri',
    ru: 'Картинки для нескольких блюд',
  },
  'menu.pictures_hint': {
    en: 'Choose or drop here up to {{limit}} pictures. A file that is named like a dish finds it by itself.',
    ro: 'Alegeți sau trageți aici până la {{limit}} de imagini. Un fișier numit ca un fel îl găsește singur.',
    ru: 'Выберите или перетащите сюда до {{limit}} картинок. Файл с названием блюда найдёт его сам.',
  },
  'menu.pictures_choose': { en: 'Choose pictures', ro: 'Alege imagini', ru: 'Выбрать картинки' },
  'menu.pictures_too_many': {
    en: 'Only the first {{limit}} were taken.',
    ro: 'S-au luat doar primele {{limit}}.',
    ru: 'Взяты только первые {{limit}}.',
  },
  'menu.pictures_dish': {
    en: 'Dish of {{name}}',
    ro: 'Felul pentru {{name}}',
    ru: 'Блюдо для {{name}}',
  },
  'menu.pictures_no_dish': { en: 'choose a dish', ro: 'alegeți felul', ru: 'выберите блюдо' },
  'menu.pictures_confirm': {
    en: 'Send {{name}}',
    ro: 'Trimite {{name}}',
    ru: 'Отправить {{name}}',
  },
  'menu.pictures_send_this': { en: 'Send', ro: 'Trimite', ru: 'Отправить' },
  'menu.pictures_check': {
    en: 'Check the dish and confirm it.',
    ro: 'Verificați felul și confirmați.',
    ru: 'Проверьте блюдо и подтвердите.',
  },
  'menu.pictures_same_dish': {
    en: 'Another chosen picture is for this dish too.',
    ro: 'Și altă imagine aleasă este pentru acest fel.',
    ru: 'Для этого блюда выбрана ещё одна картинка.',
  },
  'menu.pictures_sent': { en: 'Sent', ro: 'Trimisă', ru: 'Отправлена' },
  'menu.pictures_send': {
    en: 'Send pictures: {{count}}',
    ro: 'Trimite imagini: {{count}}',
    ru: 'Отправить картинки: {{count}}',
  },
} as const satisfies Texts;
