import type { Texts } from '../texts/text.ts';

export const administrationTexts = {} as const satisfies Texts;
