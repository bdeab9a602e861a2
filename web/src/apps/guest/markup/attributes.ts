/** Data attributes of elements for the program of a page. */
export const orderType = 'data-how';
export const closesDialog = 'data-close';
export const copiedText = 'data-copy';
export const textColorOnPicture = 'data-ink';
/** On the price of a dish with groups of options, unless it is a lowest price: its button opens the sheet. */
export const hasOptions = 'data-opt';
/** On what shows the dish of a card elsewhere: the `id` of the card. */
export const shownDish = 'data-dish';
export const basketLine = 'data-line';
export const revision = 'data-revision';
export const isOver = 'data-over';
export const withdraws = 'data-withdraw';
/** On the block in which an order can be withdrawn: the dishes that can be left out of it instead. */
export const missingLines = 'data-missing';
export const timeLeft = 'data-left';
export const endsAt = 'data-ends';
/** On the line of the hours: when the last order is taken, in minutes since 1970. */
export const lastOrderAt = 'data-last';
export const finding = 'data-finding';
/** On a mark of a dish: how many times paper draws it. */
export const strength = 'data-strength';
export const opensWishes = 'data-wishes';
/** On the card of a translated dish: its texts in the working language, for the search. */
export const workingTexts = 'data-also';
