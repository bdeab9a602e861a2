import { MAX_ID } from '@comanda/contract/routing';
import { authenticate, createSessionFinder } from './features/accounts/index.ts';
import { isPubOfCompany, listCompaniesOfPubs } from './features/pubs/index.ts';
import type { Deps } from './deps.ts';
import type { CompanyId } from './ids.ts';
import { batchLoads } from './plumbing/batch-loads.ts';
import { AppError } from './plumbing/http/app-error.ts';
import type { Authorise } from './route.ts';
import {
  companyOf,
  grant,
  type AccountScope,
  type Actor,
  type AdminScope,
  type ClientScope,
  type CompanyScope,
  type CourierScope,
  type EnteredScope,
  type PubScope,
} from './scopes.ts';

type PathIds = { companyID?: string; pubID?: string; courierID?: string };

/** Whether a text of the path can be an id. */
function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= MAX_ID;
}

/**
 * A caller without the right gets the same answer as for a missing object: it does not show whether it
 * exists.
 */
function requireOwn(pathId: string | undefined, ownId: number): void {
  if (pathId !== undefined && Number(pathId) !== ownId) throw new AppError('not_found');
}

function asCompany(actor: Actor, ids: PathIds): CompanyScope {
  const companyId = companyOf(actor);
  if (companyId === undefined) throw new AppError('forbidden');
  requireOwn(ids.companyID, companyId);
  return grant<CompanyScope>({
    kind: 'company',
    companyId,
    onlyPubId: actor.entered?.pubId,
    actor,
  });
}

type IsPubOfCompany = (ids: { pubId: number; companyId: CompanyId }) => Promise<boolean>;

async function asPub(isOwn: IsPubOfCompany, actor: Actor, ids: PathIds): Promise<PubScope> {
  const { companyId, onlyPubId } = asCompany(actor, ids);
  const pubId = Number(ids.pubID);
  if (onlyPubId !== undefined && onlyPubId !== pubId) throw new AppError('not_found');
  if (!isId(pubId) || !(await isOwn({ pubId, companyId }))) {
    throw new AppError('not_found');
  }
  return grant<PubScope>({ kind: 'pub', companyId, pubId, actor });
}

function requireRole(actor: Actor, role: Actor['role']): void {
  // Inside a pub an administrator acts for that pub only, until they leave it.
  if (actor.role !== role || actor.entered) throw new AppError('forbidden');
}

function asAccount(actor: Actor): AccountScope {
  // Inside a pub an administrator changes neither the company's account nor their own.
  if (actor.entered) throw new AppError('forbidden');
  const { accountId, role } = actor;
  return grant<AccountScope>({ kind: 'account', accountId, role, actor });
}

/** The right of an account over what belongs to it in its role. */
export function roleScopeOf({
  actor,
}: AccountScope): ClientScope | CompanyScope | CourierScope | AdminScope {
  const { accountId } = actor;
  if (actor.role === 'company') return asCompany(actor, {});
  if (actor.role === 'courier')
    return grant<CourierScope>({ kind: 'courier', courierId: accountId, actor });
  if (actor.role === 'client')
    return grant<ClientScope>({ kind: 'client', clientId: accountId, actor });
  return grant<AdminScope>({ kind: 'admin', adminId: accountId, actor });
}

function asEntered(actor: Actor): EnteredScope {
  if (actor.role !== 'admin' || !actor.entered) throw new AppError('forbidden');
  const { pubId } = actor.entered;
  return grant<EnteredScope>({ kind: 'entered', adminId: actor.accountId, pubId, actor });
}

/** The most desks that share a query while they open. */
const MAX_OPENING = 200;

/** The look-ups of sockets: those that open together, as all do after a restart, share their queries. */
function createSocketLookUps(deps: Deps) {
  const findCompany = batchLoads({
    maxKeys: MAX_OPENING,
    load: (pubIds: readonly number[]) => listCompaniesOfPubs(deps.db, pubIds),
  });
  return {
    findSession: createSessionFinder(deps),
    isPubOfCompany: (async ({ pubId, companyId }) =>
      (await findCompany(pubId)) === companyId) satisfies IsPubOfCompany,
  };
}

/** The only place that turns a request into a scope. */
export function createAuthorise(deps: Deps): Authorise {
  const ofSockets = createSocketLookUps(deps);
  const isOwn: IsPubOfCompany = (ids) => isPubOfCompany(deps.db, ids);
  return async (access, request) => {
    if (access === 'public' || access === 'session') return undefined;
    const actor = await authenticate(deps, request, request.ws ? ofSockets.findSession : undefined);
    const ids = request.params as PathIds;
    switch (access) {
      case 'signed_in':
        return actor;
      case 'account':
        return asAccount(actor);
      case 'company':
        return asCompany(actor, ids);
      case 'pub':
        return asPub(request.ws ? ofSockets.isPubOfCompany : isOwn, actor, ids);
      case 'courier':
        requireRole(actor, 'courier');
        requireOwn(ids.courierID, actor.accountId);
        return grant<CourierScope>({ kind: 'courier', courierId: actor.accountId, actor });
      case 'admin':
        requireRole(actor, 'admin');
        return grant<AdminScope>({ kind: 'admin', adminId: actor.accountId, actor });
      case 'entered':
        return asEntered(actor);
      default:
        access satisfies 'client';
        requireRole(actor, 'client');
        return grant<ClientScope>({ kind: 'client', clientId: actor.accountId, actor });
    }
  };
}
