import type { Texts } from '../texts/text.ts';

export const pubTexts = {} as const satisfies Texts;
