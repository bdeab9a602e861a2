import type { Texts } from '../languages/languages.ts';
import { clientsTexts } from './clients-texts.ts';
import { companiesTexts } from './companies-texts.ts';
import { enteringTexts } from './entering-texts.ts';
import { listTexts } from './list-texts.ts';
import { ordersTexts } from './orders-texts.ts';
import { tasksTexts } from './tasks-texts.ts';
import { vatRatesTexts } from './vat-texts.ts';

export const administrationTexts = {
  ...listTexts,
  ...ordersTexts,
  ...companiesTexts,
  ...enteringTexts,
  ...clientsTexts,
  ...tasksTexts,
  ...vatRatesTexts,
} as const satisfies Texts;
