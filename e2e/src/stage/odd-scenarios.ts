import type { Scenario } from './scenarios.ts';

/** As many letters as a name may have, of the widest one. */
const LONG_WORD = 'W'.repeat(255);
/** As many marks on each letter as the product stores, above and below. */
const MARKED = 'Z\u0301\u0328\u0301\u0328'.repeat(30);
const FAMILIES = '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👨🏿‍🚒'.repeat(12);

export type OddTexts = Pick<Scenario, 'pub' | 'menu' | 'category'> & {
  /** The company, the guest and the courier. */
  readonly person: string;
  readonly note: string;
  readonly dishes: readonly [string, string];
};

const pubOf = (urlName: string, name: string): Scenario['pub'] => ({
  name,
  urlName,
  address: name,
  theme: 'light',
});

/** Texts that a pub may have, and that break layouts or the order of what is beside them. */
export const oddTexts = {
  'right-to-left': {
    pub: pubOf('texte-rtl', 'مطعم الشام 24'),
    menu: 'قائمة 2026',
    category: 'مشاوي (12)',
    person: 'محمد العلي 3',
    note: 'بدون بصل, ap. 12, +373 69 111 222 שלום',
    dishes: ['شاورما Shawarma 2 × 350 g', 'חומוס 100% (Hummus)'],
  },
  long: {
    pub: pubOf('texte-lungi', LONG_WORD),
    menu: LONG_WORD,
    category: MARKED,
    person: LONG_WORD,
    note: `${FAMILIES} ${MARKED} ${LONG_WORD}`,
    dishes: [LONG_WORD, FAMILIES],
  },
} as const satisfies Record<string, OddTexts>;
