import type { Texts } from './text.ts';

/** The guest's page; its renderer takes these without the rest. */
export const guestTexts = {} as const satisfies Texts;
