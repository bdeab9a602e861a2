import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../plumbing/http/app-error.ts';
import { shellWith, type ShellSettings } from './shell.ts';

const WEB_APP_DIR = fileURLToPath(new URL('../../../web/dist/app', import.meta.url));

const screens = [
  '/',
  '/admin',
  '/admin/*',
  '/administration',
  '/administration/*',
  '/courier',
  '/courier/*',
];

/** Nothing from another host but map tiles; styles may be set on elements, as sliders and maps do. */
export function contentSecurityPolicy(mapTilesUrl: string): string {
  const tiles = mapTilesUrl === '' ? '' : ` ${new URL(mapTilesUrl.replaceAll(/[{}]/g, '')).origin}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles}`,
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function readShell(directory: string, settings: ShellSettings): string {
  const shell = path.join(directory, 'index.html');
  if (!existsSync(shell))
    throw new Error(`the web is not built: ${shell} is missing; run npm run build`);
  return shellWith(readFileSync(shell, 'utf8'), settings);
}

/** The built front end of companies, couriers and the platform: one shell for all of its screens. */
export async function serveWebApp(app: FastifyInstance, settings: ShellSettings): Promise<void> {
  const shell = readShell(WEB_APP_DIR, settings);
  const policy = contentSecurityPolicy(settings.mapTilesUrl);
  const sendShell = (status: number) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(shell);

  await app.register(fastifyStatic, {
    root: path.join(WEB_APP_DIR, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  for (const url of screens) app.get(url, { schema: { hide: true } }, sendShell(200));
  // An address that nobody knows: calls hear it as JSON, people see a page that says so.
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' && !/^\/(api|api-static|ws|static|assets)\//.test(request.url);
    if (!wantsPage) throw new AppError('not_found');
    return sendShell(404)(request, reply);
  });
}
