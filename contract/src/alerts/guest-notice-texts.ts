import type { Texts } from '../texts/text.ts';

/**
 * The pushes to a guest, beside the texts of the order's page. Only the server uses them: they are in no translation
 * file.
 */
export const guestNoticeTexts = {
  accepted: {
    en: 'Your order is accepted',
    ro: 'Comanda a fost acceptată',
    ru: 'Заказ принят',
  },
  another_time: {
    en: 'Another time for your order',
    ro: 'Altă oră pentru comandă',
    ru: 'У заказа другое время',
  },
  on_the_way: {
    en: 'Your order is on its way',
    ro: 'Comanda este pe drum',
    ru: 'Заказ в пути',
  },
} as const satisfies Texts;
