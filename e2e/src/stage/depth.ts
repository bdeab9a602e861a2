import type { TestDetails } from '@playwright/test';
import type { TestLanguage } from './language.ts';

/** A journey that is long, or about what seldom happens: `npm run test:deep` plays it. */
export const deep: TestDetails = { tag: '@deep' };

/** In the other language it is played by `npm test`. */
export const deepIn = (language: TestLanguage, now: TestLanguage): TestDetails =>
  now === language ? deep : {};
