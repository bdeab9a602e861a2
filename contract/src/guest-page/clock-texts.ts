import type { Texts } from '../texts/text.ts';

/** Said by the page's program, which alone knows the clock of the device: the document has no room for it. */
export const clockTexts = {
  'guest.page.pub_clock': {
    en: 'the venue’s time',
    ro: 'ora localului',
    ru: 'время заведения',
  },
} as const satisfies Texts;
