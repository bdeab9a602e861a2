import type { Texts } from '../texts/text.ts';

export const menuTexts = {} as const satisfies Texts;
