import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createAuthorise } from './authorise.ts';
import type { Deps } from './deps.ts';
import { registerAccounts } from './features/accounts/index.ts';
import { auditEnteredWrites, registerAdministration } from './features/administration/index.ts';
import { courierBook, registerCouriers } from './features/couriers/index.ts';
import { registerMenu } from './features/menu/index.ts';
import {
  countOrdersSince,
  hasOrdersInProcess,
  keepOrderedPictures,
  createOrderFeed,
  forgetClient,
  registerOrders,
} from './features/orders/index.ts';
import { findPub, registerPubs } from './features/pubs/index.ts';
import { registerShipping } from './features/shipping/index.ts';
import { registerErrorHandler } from './plumbing/http/error-handler.ts';
import { registerOpenApi } from './plumbing/http/open-api.ts';
import { registerValidation } from './plumbing/http/validation.ts';
import { registerLocales } from './locales.ts';
import { createRouter } from './route.ts';

const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

async function registerPlugins(app: FastifyInstance, deps: Deps): Promise<void> {
  registerErrorHandler(app);
  registerValidation(app);
  await app.register(helmet, {
    contentSecurityPolicy: false, // set page by page: the API serves no documents
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: deps.settings.publicUrl.startsWith('https:'),
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 10 } });
  await app.register(rateLimit, { global: false });
  // A reader that does not say goodbye must not keep the server from closing.
  const sockets = { maxPayload: 4096, perMessageDeflate: false, closeTimeout: 1_000 };
  await app.register(websocket, { options: sockets });
  await registerOpenApi(app, deps.settings.publicUrl);
}

/** The whole server without a port: plugins and features in reading order. */
export async function buildApp(given: Deps, log?: FastifyBaseLogger): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    trustProxy: given.settings.trustProxy,
    bodyLimit: 1024 * 1024,
    // A refusal is logged by the error handler, by its route: an address may carry a token.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
  });
  await registerPlugins(app, given);
  const deps = auditEnteredWrites(app, given);
  const router = createRouter(app, createAuthorise(deps));
  registerLocales(app);
  registerAccounts(router, { ...deps, forgetClient }, app);
  registerPubs(router, { ...deps, countOrdersSince, hasOrdersInProcess }, app);
  registerMenu(router, { ...deps, images: keepOrderedPictures(deps) });
  registerShipping(router, { ...deps, findPub });
  const orderDeps = { ...deps, couriers: courierBook, orderFeed: createOrderFeed(deps) };
  registerOrders(router, orderDeps, app);
  registerCouriers(router, orderDeps, app);
  registerAdministration(router, orderDeps, app);
  return app;
}
