import { accountIslandTexts } from '../guest-page/account-texts.ts';
import { programTexts } from '../guest-page/program-texts.ts';
import { checkoutTexts } from '../guest-page/checkout-texts.ts';
import { choosingIslandTexts } from '../guest-page/choosing-texts.ts';
import { deliveryTexts } from '../guest-page/delivery-texts.ts';
import { foodIslandTexts } from '../guest-page/food-texts.ts';
import { laterTexts } from '../guest-page/later-texts.ts';
import { orderPageTexts } from '../guest-page/order-texts.ts';
import { boardTexts, orderStatusTexts } from '../guest-page/order-status-texts.ts';
import { ownOrderTexts } from '../guest-page/own-order-texts.ts';
import { pushIslandTexts } from '../guest-page/push-texts.ts';
import { miaIslandTexts } from '../guest-page/mia-texts.ts';
import { receiptIslandTexts } from '../guest-page/receipt-texts.ts';
import { paperTexts } from '../guest-page/paper-texts.ts';
import { searchTexts } from '../guest-page/search-texts.ts';
import { sideTexts } from '../guest-page/side-texts.ts';
import { hoursTexts } from '../guest-page/hours-texts.ts';
import { pageTexts } from '../guest-page/page-texts.ts';
import { choosingTexts } from '../menu/texts/choosing-texts.ts';
import type { Texts } from '../languages/languages.ts';

/** The guest's page; its renderer loads only these. */
export const guestTexts = {
  ...pageTexts,
  ...hoursTexts,
  ...choosingTexts,
  ...programTexts,
  ...searchTexts,
  ...paperTexts,
  ...checkoutTexts,
  ...choosingIslandTexts,
  ...deliveryTexts,
  ...laterTexts,
  ...orderPageTexts,
  ...orderStatusTexts,
  ...boardTexts,
  ...ownOrderTexts,
  ...accountIslandTexts,
  ...foodIslandTexts,
  ...pushIslandTexts,
  ...miaIslandTexts,
  ...receiptIslandTexts,
  ...sideTexts,
} as const satisfies Texts;
