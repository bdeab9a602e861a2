import { FONT_SCRIPT, HEAD_SCRIPT } from '@comanda/contract/guest-page';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../web-app/content-security-policy.ts';
import { createPageReply } from './page-reply.ts';
import { registerForRobots } from './register-for-robots.ts';
import { registerGuestFiles } from './register-guest-files.ts';
import { registerOrderPage, type GuestPageDeps } from './register-order-page.ts';
import { registerPubPage } from './register-pub-page.ts';
import { registerSharePictures } from './register-share-pictures.ts';
import { registerWifiCode } from './register-wifi-code.ts';

/** The menu of a pub for its guests, the page of one order, and their files. */
export function registerGuestPage(app: FastifyInstance, deps: GuestPageDeps): void {
  const policy = contentSecurityPolicy(deps.settings.mapTilesUrl, HEAD_SCRIPT, FONT_SCRIPT);
  const page = createPageReply(deps, policy);
  registerPubPage(app, deps, page);
  registerOrderPage(app, deps, page);
  registerGuestFiles(app, deps.keptBuilds ?? []);
  registerSharePictures(app, deps);
  registerWifiCode(app, deps);
  registerForRobots(app, deps);
}
