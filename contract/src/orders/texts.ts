import type { Texts } from '../texts/text.ts';

export const orderTexts = {} as const satisfies Texts;
