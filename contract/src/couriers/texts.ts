import type { Texts } from '../texts/text.ts';
import { courierAccountTexts } from './account-texts.ts';
import { courierOrderTexts } from './orders-texts.ts';
import { courierPubsTexts } from './pubs-texts.ts';
import { phoneTexts } from './phone-texts.ts';
import { statementTexts } from './statement-texts.ts';

export const courierTexts = {
  ...courierOrderTexts,
  ...courierAccountTexts,
  ...statementTexts,
  ...phoneTexts,
  ...courierPubsTexts,
  'couriers.path': { en: 'courier', ro: 'curier', ru: 'курьер' },
  'couriers.orders': { en: 'Orders', ro: 'Comenzi', ru: 'Заказы' },
  'couriers.sections': { en: 'Sections', ro: 'Secțiuni', ru: 'Разделы' },
  'couriers.balance': { en: 'Balance', ro: 'Sold', ru: 'Баланс' },
} as const satisfies Texts;
