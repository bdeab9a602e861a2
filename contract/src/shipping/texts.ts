import type { Texts } from '../texts/text.ts';

export const shippingTexts = {} as const satisfies Texts;
