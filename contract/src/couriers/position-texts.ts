import type { Texts } from '../languages/languages.ts';

/** A courier lets the guest of an order see how far they are. */
export const positionTexts = {
  'couriers.position': {
    en: 'Show the guest how far I am',
    ro: 'Arată oaspetelui cât de departe sunt',
    ru: 'Показывать гостю, далеко ли я',
  },
  'couriers.position_hint': {
    en: 'While this screen is open, the guest of this order reads the distance to their door, to the nearest 100 m. Your place is not stored.',
    ro: 'Cât ecranul este deschis, oaspetele acestei comenzi vede distanța până la el, rotunjită la 100 m. Locul dumneavoastră nu se păstrează.',
    ru: 'Пока экран открыт, гость этого заказа видит расстояние до него с точностью до 100 м. Ваше место не сохраняется.',
  },
  'couriers.position_refused': {
    en: 'The browser does not give your position',
    ro: 'Browserul nu dă poziția dumneavoastră',
    ru: 'Браузер не сообщает ваше местоположение',
  },
  'couriers.position_allow': {
    en: 'Allow it for this site in the settings of the browser, then switch it on again.',
    ro: 'Permiteți-o pentru acest site în setările browserului, apoi porniți din nou.',
    ru: 'Разрешите его для этого сайта в настройках браузера и включите ещё раз.',
  },
} as const satisfies Texts;
