import type { Texts } from '../texts/text.ts';
import { clientsTexts } from './clients-texts.ts';
import { companiesTexts } from './companies-texts.ts';
import { enteringTexts } from './entering-texts.ts';
import { listTexts } from './list-texts.ts';
import { ordersTexts } from './orders-texts.ts';

export const administrationTexts = {
  ...listTexts,
  ...ordersTexts,
  ...companiesTexts,
  ...enteringTexts,
  ...clientsTexts,
} as const satisfies Texts;
