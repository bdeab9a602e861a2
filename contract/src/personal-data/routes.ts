import { ok, type RouteTable } from '../routing/index.ts';
import { personalData } from './schemas.ts';

export const personalDataRoutes = {
  'GET /api/account/personal-data': {
    summary: 'Everything that is stored about the caller’s own account, of any role, as a file',
    access: 'account',
    showsCourier: 'number_of_theirs',
    // As heavy as a whole menu: twelve files.
    cost: 5,
    perAccount: { max: 60, minutes: 10 },
    reply: ok(personalData),
  },
} as const satisfies RouteTable;
