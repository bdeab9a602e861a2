/** Elements that a page has once, by their `id`. The styles use the same names. */
export const page = 'page';
/** Changed when an older program would read the data of a new document wrongly: it finds none then, and keeps its own page. */
export const info = 'data';
export const menu = 'menu';
export const basketBar = 'bar';
export const sideBasket = 'side';
export const evening = 'evening';
export const dishSheet = 'sheet';
export const aboutSheet = 'about';
export const search = 'find';
export const table = 'seat';
export const note = 'note';
export const ownOrder = 'mine';
export const wishesSheet = 'avoid';

// The page of one order.
export const slip = 'slip';
export const headline = 'headline';
export const liveLine = 'live';
export const clockLine = 'clock';
export const statusAnnouncement = 'announcement';
export const unanswered = 'unanswered';
export const courierSeen = 'seen';
export const withdrawal = 'withdrawal';
export const answeredNote = 'answered';
export const pushCard = 'push';
export const miaCard = 'mia';
export const receiptCard = 'receipt';

export const ofMenu = (menuId: number): string => `m${menuId}`;
export const ofCategory = (categoryId: number): string => `c${categoryId}`;
export const ofDish = (dishId: number): string => `d${dishId}`;

/** The dish whose card has this `id`. */
export const dishIn = (id: string): number => Number(id.slice(1));
