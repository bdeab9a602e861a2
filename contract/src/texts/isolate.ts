const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A name in Hebrew or Arabic would change the order of the numbers beside it: it gets a direction of its own. */
export const isolated = (value: string): string =>
  RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;

/** Texts that users have written, side by side as one, to be shown: none of them changes places with the next. */
export const joinTexts = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map(isolated)
    .join(', ');
