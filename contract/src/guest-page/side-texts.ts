import type { Texts } from '../languages/languages.ts';

/** The basket beside the menu on a wide screen. */
export const sideTexts = {
  'guest.side.title': { en: 'Your order', ro: 'Comanda dumneavoastră', ru: 'Ваш заказ' },
  'guest.side.empty': {
    en: 'Press + beside a dish and it lands here.',
    ro: 'Apăsați + lângă un preparat și va apărea aici.',
    ru: 'Нажмите + возле блюда, и оно появится здесь.',
  },
  'guest.side.open': { en: 'Go to order', ro: 'Spre comandă', ru: 'К заказу' },
  'guest.side.more': {
    en: 'One more: {{name}}',
    ro: 'Încă una: {{name}}',
    ru: 'Ещё одно: {{name}}',
  },
  'guest.side.less': {
    en: 'One less: {{name}}',
    ro: 'Mai puțin cu una: {{name}}',
    ru: 'Убрать одно: {{name}}',
  },
} as const satisfies Texts;
