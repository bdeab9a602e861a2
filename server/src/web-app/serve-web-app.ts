import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodePage } from '../plumbing/http/encoded-page.ts';
import { sendEncoded } from '../plumbing/http/send-encoded.ts';
import { readManifest } from './build-manifest.ts';
import { answerUnknown } from './answer-unknown.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { documentHeaders } from '../plumbing/http/document-headers.ts';
import { serveTexts } from '../locales.ts';
import { serveManifests } from './serve-manifests.ts';
import { serveWorker } from './serve-worker.ts';
import { serveCourierApp } from './serve-courier-app.ts';
import { PAGES, preloadedScreens, withPreloads } from './preloads.ts';
import { textsOfParts } from './texts-of-parts.ts';
import { inlineScriptsOf, shellWith, type ShellSettings } from './shell.ts';

export const WEB_APP_DIR = fileURLToPath(new URL('../../../web/dist/app', import.meta.url));

/** What the desk can show before all texts are loaded. */
const DESK = ['index.html', 'pub'];

const screens = ['/admin', '/admin/*', '/administration', '/courier', '/courier/*'];

function readShell(directory: string, settings: ShellSettings): string {
  const shell = path.join(directory, 'index.html');
  if (!existsSync(shell))
    throw new Error(`the web is not built: ${shell} is missing; run npm run build`);
  return shellWith(readFileSync(shell, 'utf8'), settings);
}

/** The built front end of companies, couriers and the platform: one shell for all of its screens. */
export async function serveWebApp(
  app: FastifyInstance,
  settings: ShellSettings & { readonly keptBuilds?: readonly string[] },
  directory = WEB_APP_DIR,
): Promise<void> {
  const shell = readShell(directory, settings);
  const manifest = readManifest(directory);
  const policy = contentSecurityPolicy(settings.mapTilesUrl, { scripts: inlineScriptsOf(shell) });
  const send = (status: number, html = shell) => {
    const page = encodePage(html);
    return async (request: FastifyRequest, reply: FastifyReply) => {
      void reply
        .code(status)
        .headers(documentHeaders(policy))
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-encoding')
        .type('text/html; charset=utf-8');
      return sendEncoded(request, reply, page);
    };
  };

  const builds = [
    directory,
    ...(settings.keptBuilds ?? []).map((build) => path.join(build, 'app')),
  ];
  await app.register(fastifyStatic, {
    root: builds.map((build) => path.join(build, 'assets')),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // The name of a file changes with its content; these would be a percent of the desk's first visit.
    acceptRanges: false,
    lastModified: false,
    etag: false,
    decorateReply: false,
  });
  await serveCourierApp(app, { directory, shell, policy });
  serveWorker(app, '/alerts-worker.js', {
    program: readFileSync(path.join(directory, 'alerts-worker.js'), 'utf8'),
    policy,
    scope: '/admin/',
  });
  serveManifests(app, '/admin-app', {
    name: 'alerts.app_name',
    scope: '/admin/',
    startUrl: '/admin/company',
  });
  serveTexts(app, 'desk', textsOfParts(directory, manifest, DESK));
  const other = screens.map((url) => [url, [PAGES]] as const);
  for (const [url, sources] of [...other, ...Object.entries(preloadedScreens)]) {
    app.get(url, { schema: { hide: true } }, send(200, withPreloads(shell, manifest, sources)));
  }
  answerUnknown(app, send(404));
}
