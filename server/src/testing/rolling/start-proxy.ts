import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const LIMIT = { timeout: 20_000 };

type ProxyName = 'nginx' | 'haproxy';
type Ports = { readonly front: number; readonly a: number; readonly b: number };

/** The file that operators use, with other ports. */
function configurationOf(file: string, { front, a, b }: Ports): string {
  return readFileSync(fileURLToPath(new URL(`../../../../deploy/${file}`, import.meta.url)), 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${a}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${b}`)
    .replace('listen 80;', `listen 127.0.0.1:${front};`)
    .replace('bind :80', `bind 127.0.0.1:${front}`);
}

function nginxOf(folder: string, ports: Ports): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    // Its workers use this test's folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events {}`,
    `http { access_log off; ${temporary.join(' ')}`,
    configurationOf('nginx.conf', ports),
    '}',
  ].join('\n');
}

/** A proxy in front of two processes, as `deploy/` sets it up; the returned function ends it. */
export async function startProxy(
  name: ProxyName,
  folder: string,
  ports: Ports,
): Promise<() => Promise<void>> {
  const file = path.join(folder, name);
  const isNginx = name === 'nginx';
  writeFileSync(file, isNginx ? nginxOf(folder, ports) : configurationOf('haproxy.cfg', ports));
  const args = isNginx ? ['-p', folder, '-c', file] : ['-db', '-f', file];
  // Debian keeps them out of a user's PATH.
  const child = spawn(`/usr/sbin/${name}`, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const isOpen = async () =>
    fetch(`http://127.0.0.1:${ports.front}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(async () => child.exitCode !== null || (await isOpen()), LIMIT).toBe(true);
  expect(child.exitCode).toBeNull();
  return async () => {
    if (child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
}
