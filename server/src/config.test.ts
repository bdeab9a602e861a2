import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { randomText } from './plumbing/tokens.ts';
import { readSecrets } from './secrets.ts';

function faultsOf(environment: Record<string, string>, args: string[] = []): readonly string[] {
  try {
    readConfig(environment, args);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('is complete without any setting', () => {
    expect(readConfig({}, [])).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      rateLimitScale: 1,
      pageCacheBytes: 128 * 1024 * 1024,
      trustProxy: false,
      drainMs: 0,
      metrics: undefined,
      withDemo: true,
      firstAdmin: undefined,
      host: '0.0.0.0',
      dataDir: path.resolve('data'),
      demoPassword: undefined,
    });
  });

  it('listens and stores its data where it is set', () => {
    expect(readConfig({ HOST: '127.0.0.1', DATA_DIR: 'elsewhere' }, [])).toMatchObject({
      host: '127.0.0.1',
      dataDir: path.resolve('elsewhere'),
    });
  });

  it('drains for a second behind a proxy, or as long as it is set', () => {
    expect(readConfig({ TRUST_PROXY: '1' }, []).drainMs).toBe(1_000);
    expect(readConfig({ TRUST_PROXY: '1', DRAIN_MS: '0' }, []).drainMs).toBe(0);
    expect(readConfig({ DRAIN_MS: '5000' }, []).drainMs).toBe(5_000);
    expect(faultsOf({ DRAIN_MS: '30001' })).toHaveLength(1);
  });

  it('has metrics on a port of this machine when it is set', () => {
    expect(readConfig({ METRICS_PORT: '9100' }, []).metrics).toEqual({
      port: 9100,
      host: '127.0.0.1',
    });
    expect(readConfig({ METRICS_PORT: '0', METRICS_HOST: '::' }, []).metrics?.host).toBe('::');
    expect(faultsOf({ METRICS_PORT: 'many' })).toHaveLength(1);
  });

  it('uses the port in the public address and removes its last slash', () => {
    expect(readConfig({ PORT: '8080' }, []).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://comanda.md/' }, []).publicUrl).toBe(
      'https://comanda.md',
    );
  });

  it('has no demo when it is switched off, and no tiles when they are set to empty', () => {
    expect(readConfig({}, ['--no-demo']).withDemo).toBe(false);
    expect(readConfig({ MAP_TILES_URL: '' }, []).mapTilesUrl).toBe('');
  });

  it('accepts the contacts in any common spelling', () => {
    const settings = { CONTACT_EMAILS: ' a@b.md ,ion@b.md', CONTACT_PHONE: '022 123-456' };
    expect(readConfig(settings, []).contacts).toEqual({
      emails: ['a@b.md', 'ion@b.md'],
      phone: '+37322123456',
    });
    expect(readConfig({}, []).contacts.emails).toHaveLength(2);
  });

  it('sends mail only with a mail server, by default from the host of the public address', () => {
    expect(readConfig({}, []).mail).toBeUndefined();
    expect(readConfig({ MAIL_FROM: 'a@b.md' }, []).mail).toBeUndefined();
    const url = 'smtps://ion:parola@mail.example:465';
    expect(readConfig({ SMTP_URL: url, PUBLIC_URL: 'https://comanda.md/' }, []).mail).toEqual({
      url,
      from: 'no-reply@comanda.md',
    });
    expect(readConfig({ SMTP_URL: url, MAIL_FROM: 'salut@comanda.md' }, []).mail).toEqual({
      url,
      from: 'salut@comanda.md',
    });
  });

  it.each([
    [{ SMTP_URL: 'mail.example:25' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'http://mail.example' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'smtp:///' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'comanda' }, /^MAIL_FROM: /],
    [{ CONTACT_EMAILS: 'a@b.md' }, /^CONTACT_EMAILS: /],
    [{ CONTACT_EMAILS: 'a@b.md, ion' }, /^CONTACT_EMAILS: /],
    [{ CONTACT_PHONE: '12' }, /^CONTACT_PHONE: /],
    [{ PORT: 'http' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ PUBLIC_URL: 'comanda.md' }, /^PUBLIC_URL: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: /],
    [{ MAP_TILES_URL: 'https://tiles.example' }, /^MAP_TILES_URL: /],
    [{ TOKEN_SECRET: 'short' }, /^TOKEN_SECRET: /],
    [{ ADMIN_EMAIL: 'a@b.md' }, /^ADMIN_EMAIL and ADMIN_PASSWORD: /],
    [{ DEMO_PASSWORD: '1234567' }, /^DEMO_PASSWORD: /],
    [{ RATE_LIMIT_SCALE: '-1' }, /^RATE_LIMIT_SCALE: /],
    [{ PAGE_CACHE_MB: '0' }, /^PAGE_CACHE_MB: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
  ])('names the fault of %o', (environment, fault) => {
    expect(faultsOf(environment as Record<string, string>)).toEqual([expect.stringMatching(fault)]);
  });

  it('reports all faults at once, and an unknown option', () => {
    const faults = faultsOf({ PORT: 'x', DATABASE_URL: 'y' }, ['--demo']);
    expect(faults).toHaveLength(3);
  });
});

it('secrets are made once for a data folder, readable by its owner alone', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-secrets-'));
  const [one, other] = ['one', 'other'].map((name) => path.join(folder, name));
  if (one === undefined || other === undefined) throw new Error('two folders');
  const secrets = readSecrets(one, randomText);
  expect(secrets.tokenSecret).toHaveLength(64);
  expect(secrets.demoPassword).toHaveLength(12);
  expect(readSecrets(one, randomText)).toEqual(secrets);
  expect(fs.statSync(path.join(one, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readSecrets(other, randomText)).not.toEqual(secrets);
  fs.rmSync(folder, { recursive: true });
});
