import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../../../web/', import.meta.url));
const vite = fileURLToPath(new URL('../../../../node_modules/vite/bin/vite.js', import.meta.url));

function run(...args: string[]): void {
  // The tests' NODE_ENV would make a development build, which React's server has not.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', ...args], {
    cwd: web,
    env,
  });
}

/** The built renderer draws the pages; it is built here if it never was. */
export function buildGuestWeb(): void {
  if (existsSync(`${web}dist/guest-ssr/render.js`) && existsSync(`${web}dist/guest`)) return;
  for (const extra of [[], ['--ssr']]) run('-c', 'vite.guest.config.ts', ...extra);
}

/** The same for the screens of companies, couriers and the platform; returns their folder. */
export function buildWebApp(): string {
  const folder = `${web}dist/app`;
  if (!existsSync(`${folder}/index.html`)) run();
  return folder;
}
