import type { Texts } from '../texts/text.ts';

export const courierTexts = {} as const satisfies Texts;
