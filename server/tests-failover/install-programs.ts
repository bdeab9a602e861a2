import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages, each with a file that it installs. */
const packages: Readonly<Record<string, string>> = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
};

/** Installs what is absent, as root on Debian; elsewhere its absence is an error. */
export function installPrograms(): void {
  const absent = Object.keys(packages).filter((name) => !existsSync(packages[name] ?? ''));
  if (absent.length === 0) return;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new Error(`these packages of Debian are needed: ${absent.join(', ')}`);
  }
  const apt = (...args: readonly string[]): void => {
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', ...absent);
}
