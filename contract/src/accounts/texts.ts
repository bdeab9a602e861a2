import type { Texts } from '../texts/text.ts';

export const accountTexts = {} as const satisfies Texts;
