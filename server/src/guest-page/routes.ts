import type { FastifyInstance } from 'fastify';
import { createPageReply } from './page-reply.ts';
import { registerForRobots } from './sharing/register-for-robots.ts';
import { registerGuestFiles } from './register-guest-files.ts';
import { registerOrderPage, type GuestPageDeps } from './order-page/register-order-page.ts';
import { registerPrivacyPage } from './privacy/register-privacy-page.ts';
import { registerPubPage } from './register-pub-page.ts';
import { registerReadyBoard } from './ready-board/register-ready-board.ts';
import { registerSharePictures } from './sharing/register-share-pictures.ts';
import { registerWifiCode } from './wifi/register-wifi-code.ts';

/** The menu of a pub for its guests, the page of one order, the ready board, that of personal data, and their files. */
export function registerGuestPage(app: FastifyInstance, deps: GuestPageDeps): void {
  const page = createPageReply(deps);
  registerPubPage(app, deps, page);
  registerOrderPage(app, deps, page);
  registerReadyBoard(app, deps, page);
  registerPrivacyPage(app, deps, page);
  registerGuestFiles(app, deps.keptBuilds ?? []);
  registerSharePictures(app, deps);
  registerWifiCode(app, deps);
  registerForRobots(app, deps);
}
