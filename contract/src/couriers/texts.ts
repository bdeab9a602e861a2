import type { Texts } from '../languages/languages.ts';
import { courierAccountTexts } from './account-texts.ts';
import { courierOrderTexts } from './orders-texts.ts';
import { courierPubsTexts } from './pubs-texts.ts';
import { couriersTexts } from './platform/couriers-texts.ts';
import { ledgerTexts } from './platform/ledger-texts.ts';
import { debtTexts } from './debt-texts.ts';
import { handoverTexts } from './handover-texts.ts';
import { positionTexts } from './position-texts.ts';
import { reservationTexts } from './reservation-texts.ts';
import { receiptTexts } from './receipt-texts.ts';
import { phoneTexts } from './phone-texts.ts';
import { statementTexts } from './statement-texts.ts';

export const courierTexts = {
  ...courierOrderTexts,
  ...courierAccountTexts,
  ...statementTexts,
  ...debtTexts,
  ...receiptTexts,
  ...reservationTexts,
  ...handoverTexts,
  ...positionTexts,
  ...phoneTexts,
  ...courierPubsTexts,
  ...couriersTexts,
  ...ledgerTexts,
  'couriers.path': { en: 'courier', ro: 'curier', ru: 'курьер' },
  'couriers.orders': { en: 'Orders', ro: 'Comenzi', ru: 'Заказы' },
  'couriers.sections': { en: 'Sections', ro: 'Secțiuni', ru: 'Разделы' },
} as const satisfies Texts;
