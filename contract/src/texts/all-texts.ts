import { accountTexts } from '../accounts/texts.ts';
import { administrationTexts } from '../administration/texts.ts';
import { deskTexts } from '../alerts/desk-texts.ts';
import { alertTexts } from '../alerts/texts.ts';
import { printingTexts } from '../printing/texts.ts';
import { telegramTexts } from '../alerts/telegram-texts.ts';
import { auditTexts } from '../audit/texts.ts';
import { courierTexts } from '../couriers/texts.ts';
import { errorTexts } from '../errors/texts.ts';
import { foodTexts } from '../food/texts.ts';
import { hoursTexts } from '../hours/texts.ts';
import { menuTexts } from '../menu/texts.ts';
import { orderTexts } from '../orders/texts/order-texts.ts';
import { paymentTexts } from '../payments/texts.ts';
import { vatTexts } from '../vat/texts.ts';
import { pubTexts } from '../pubs/texts.ts';
import { receiptTexts } from '../receipts/texts.ts';
import { shippingTexts } from '../shipping/texts.ts';
import { guestTexts } from './guest-texts.ts';
import { uiTexts } from './ui-texts.ts';

/** Every text of the product, by key. */
export const allTexts = {
  ...uiTexts,
  ...errorTexts,
  ...accountTexts,
  ...pubTexts,
  ...foodTexts,
  ...menuTexts,
  ...hoursTexts,
  ...shippingTexts,
  ...orderTexts,
  ...paymentTexts,
  ...receiptTexts,
  ...vatTexts,
  ...alertTexts,
  ...deskTexts,
  ...courierTexts,
  ...administrationTexts,
  ...auditTexts,
  ...telegramTexts,
  ...printingTexts,
  ...guestTexts,
};

export type TextKey = keyof typeof allTexts;
