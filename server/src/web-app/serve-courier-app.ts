import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { allTexts, languages } from '@comanda/contract/texts';
import type { FastifyInstance } from 'fastify';
import { serveWorker } from './serve-worker.ts';
import { serveManifests } from './serve-manifests.ts';
import { readManifest } from './build-manifest.ts';
import { courierFiles } from './courier-files.ts';

const AREA = '/courier';
const APP = '/courier-app';
/** Cached with the program: the texts of every language that the bar offers. */
const textFiles = languages.map((language) => `/static/admin/locales/${language}/translation.json`);

/**
 * The built worker with the list of this deployment's files in front; a changed shell changes its version.
 */
function workerOf(directory: string, shell: string): string {
  const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
  const files = [...courierFiles(readManifest(directory)), ...textFiles];
  const program = read('courier-worker.js');
  const version = createHash('sha256')
    .update([shell, program, JSON.stringify(allTexts), ...files].join('\n'))
    .digest('hex')
    .slice(0, 16);
  return `self.COMANDA_SHELL = ${JSON.stringify({ version, files })};\n${program}`;
}

type Served = {
  /** The folder of the built front end. */
  readonly directory: string;
  readonly shell: string;
  readonly policy: string;
};

/** The courier's screens as an app: its worker, its manifest in each language, its icons. */
export async function serveCourierApp(app: FastifyInstance, served: Served): Promise<void> {
  // From the root its scope may be `/courier` itself, without a slash, and no other path.
  serveWorker(app, '/courier-worker.js', {
    program: workerOf(served.directory, served.shell),
    policy: served.policy,
    scope: AREA,
  });
  serveManifests(app, APP, {
    name: 'couriers.app_name',
    scope: AREA,
    // A courier who opens the app is at work: it starts with the orders, not the profile.
    startUrl: `${AREA}/orders`,
    orientation: 'portrait',
  });
  await app.register(fastifyStatic, {
    root: path.join(served.directory, 'courier-app'),
    prefix: `${APP}/`,
    maxAge: '1d',
    decorateReply: false,
  });
}
