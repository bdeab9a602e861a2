import { newUuid } from '../../lib/api/new-uuid.ts';

/** Under which the server knows this page as a desk: new with each load, so that no two pages share one. */
export const deskKey = newUuid();
