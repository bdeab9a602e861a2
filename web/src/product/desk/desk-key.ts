import { DESK_QUERY, PUB_EVENTS_QUERY } from '@comanda/contract/wire';
import { newUuid } from '../../lib/api/new-uuid.ts';
import { page } from '../../lib/api/early-answers.ts';

/**
 * Under which the server knows this page as a desk: new with each load, so that no two pages share one. The early script
 * and the program have the same.
 */
export const deskKey = (page.comandaDesk ??= newUuid());

/** What a desk's socket asks for. The same object each time: another one would be another connection. */
export const deskQuery = { ...PUB_EVENTS_QUERY, [DESK_QUERY]: deskKey } as const;
