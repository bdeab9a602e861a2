import { randomUUID } from 'node:crypto';
import { bodyBytes } from '@comanda/contract/routing';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createAuthorise } from './authorise.ts';
import type { Deps } from './deps.ts';
import {
  createDeskPresence,
  followOrders,
  listAlerts,
  registerAlerts,
  registerTelegram,
  removeReceivers,
} from './features/alerts/index.ts';
import { emailOf, registerAccounts } from './features/accounts/index.ts';
import { registerAdministration } from './features/administration/index.ts';
import { auditEnteredWrites, registerAudit } from './features/audit/index.ts';
import { courierBook, registerCouriers } from './features/couriers/index.ts';
import { registerMenu } from './features/menu/index.ts';
import {
  countOrdersInProcess,
  countOrdersSince,
  hasOrdersInProcess,
  listHolds,
  listLaterPortions,
  listRehearsedPubs,
  createOrderFeed,
  followMenus,
  createPubTermsReader,
  getOrderForTickets,
  anonymiseFinishedOrders,
  registerOrders,
} from './features/orders/index.ts';
import {
  findPub,
  findReopening,
  findTimeZone,
  isPubOfCompany,
  pubNameOf,
  pubTexts,
  recordPubsOfCompany,
  registerPubs,
} from './features/pubs/index.ts';
import { listCountedPayments, registerPayments } from './features/payments/index.ts';
import { registerPersonalData } from './features/personal-data/index.ts';
import { registerPrinting, removePrinting } from './features/printing/index.ts';
import { registerReceipts, removeTill } from './features/receipts/index.ts';
import { registerVat } from './features/vat/index.ts';
import { registerShipping } from './features/shipping/index.ts';
import { closeSockets } from './plumbing/live/sockets/close-sockets.ts';
import { uploadLimits } from './plumbing/http/use-upload.ts';
import { createClientAddress } from './plumbing/http/client-address.ts';
import { createDocuments } from './plumbing/http/documents/create-documents.ts';
import { answerAhead } from './plumbing/http/documents/ready-answer.ts';
import { registerErrorHandler } from './plumbing/http/error-handler.ts';
import { endWaitingConnections } from './plumbing/http/end-waiting-connections.ts';
import { registerHealth } from './plumbing/http/register-health.ts';
import { registerOpenApi } from './plumbing/http/open-api.ts';
import { registerValidation } from './plumbing/http/validation.ts';
import { answerHeaders, NO_FRAMES } from './plumbing/http/answer-headers.ts';
import { serverOptions } from './plumbing/http/server-options.ts';
import { socketOptions } from './plumbing/live/sockets/socket-options.ts';
import { openSharedCounts } from './plumbing/limits/count-in-database.ts';
import { createRequestLimits } from './plumbing/limits/request-limits.ts';
import { createTaskRunner } from './plumbing/tasks/task-runner.ts';
import { registerLocales } from './locales.ts';
import { createRouter } from './route.ts';
import type { Transaction } from './schema.ts';
import type { BridgeScope, PubScope } from './scopes.ts';

async function disconnectPub(transaction: Transaction, scope: PubScope): Promise<void> {
  await removeReceivers(transaction, scope);
  await removePrinting(transaction, scope);
  await removeTill(transaction, scope);
}

async function registerPlugins(app: FastifyInstance, deps: Deps): Promise<void> {
  registerErrorHandler(app);
  registerValidation(app);
  await app.register(helmet, {
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Below.
    contentSecurityPolicy: false,
    // Of documents only.
    crossOriginOpenerPolicy: false,
    frameguard: false,
    referrerPolicy: false,
    // For browsers and plug-ins that are gone, or what browsers do anyway: every answer carries the headers.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    strictTransportSecurity: deps.settings.publicUrl.startsWith('https:'),
  });
  // Documents have a longer one: see documentHeaders.
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('content-security-policy', NO_FRAMES);
    next();
  });
  await app.register(cookie);
  await app.register(multipart, { limits: uploadLimits });
  await app.register(websocket, { options: socketOptions, preClose: closeSockets });
  endWaitingConnections(app);
  registerHealth(app);
  await registerOpenApi(app, deps.settings.publicUrl);
}

/** The whole server without a port: plugins and features in reading order. */
export async function buildApp(given: Deps, log?: FastifyBaseLogger): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    ...serverOptions(given.settings.trustProxy, answerHeaders(given.settings.publicUrl)),
    // For addresses that are no call; each call has its own limit (`bodyBytes`).
    bodyLimit: bodyBytes(),
    // The error handler logs a refusal by its route: an address may carry a token.
    logController: new LogController({ disableRequestLogging: true }),
    // Of this server alone, and unique among its processes: a client cannot choose what is logged.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
  });
  answerAhead(app);
  const { live, clock, settings } = given;
  app.decorate('documents', createDocuments({ live, clock, maxBytes: settings.pageCacheBytes }));
  const { connectionString } = given.database;
  const isShared = settings.rateLimitScale > 0 && connectionString !== undefined;
  const shared = isShared
    ? openSharedCounts({
        connectionString,
        onError: (error) => app.log.warn({ err: error }, 'request limits: of this process only'),
      })
    : undefined;
  app.decorate('limits', createRequestLimits({ scale: settings.rateLimitScale, shared }));
  app.addHook('onClose', () => shared?.close());
  // Features register their handlers below; `serveProduct` starts the runner once the app listens.
  app.decorate('tasks', createTaskRunner({ connection: given.db, clock, log: app.log }));
  app.addHook('onClose', () => app.tasks.stop());
  await registerPlugins(app, given);
  const deps = followMenus(app, followOrders(app, auditEnteredWrites(app, given)));
  const router = createRouter(app, {
    authorise: createAuthorise(deps),
    addressOf: createClientAddress(settings.trustProxy),
    live,
  });
  registerLocales(app);
  registerAccounts(router, { ...deps, anonymiseFinishedOrders, recordPubsOfCompany }, app);
  const lent = {
    countOrdersSince,
    countOrdersInProcess,
    hasOrdersInProcess,
    listRehearsedPubs,
    disconnectPub,
  };
  registerPubs(router, { ...deps, ...lent }, app);
  registerMenu(router, {
    ...deps,
    findReopening,
    findTimeZone,
    isPubOfCompany,
    listHolds,
    listLaterPortions,
    pubTexts,
  });
  registerShipping(router, { ...deps, findPub });
  const orderDeps = {
    ...deps,
    couriers: courierBook,
    deskPresence: createDeskPresence(app, deps),
    listAlerts,
    orderFeed: createOrderFeed(deps),
    pubTerms: createPubTermsReader(deps),
  };
  registerOrders(router, orderDeps, app);
  registerPayments(router, orderDeps, app);
  registerReceipts(router, { ...orderDeps, listCountedPayments });
  registerVat(router, deps);
  registerAlerts(router, orderDeps, app);
  registerCouriers(router, orderDeps, app);
  registerAdministration(router, orderDeps, app);
  registerTelegram(router, orderDeps, app);
  const lentOrders = {
    getOrderForTickets: (scope: PubScope | BridgeScope, orderId: number) =>
      getOrderForTickets(orderDeps, scope, orderId),
  };
  registerPrinting(router, { ...deps, ...lentOrders }, app);
  registerAudit(router, { ...deps, emailOf, pubNameOf });
  registerPersonalData(router, deps);
  return app;
}
