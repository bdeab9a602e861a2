import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { randomText } from '../plumbing/tokens.ts';
import { privacyOf } from './privacy.ts';
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

it('a command of the operator needs no token secret beside DATABASE_URL', () => {
  const environment = { DATABASE_URL: 'postgres://x/y' };
  expect(readConfig(environment, [], { signsTokens: false }).tokenSecrets).toEqual([]);
});

describe('configuration', () => {
  it('is complete without any setting', () => {
    expect(readConfig({}, [])).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      databaseConnections: 10,
      rateLimitScale: 1,
      pageCacheBytes: 128 * 1024 * 1024,
      trustProxy: false,
      contactDays: { courier: 3, company: 90, stored: 365 },
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

  it('knows the push services of the browsers, and others that are set', () => {
    expect(readConfig({}, []).pushExtraHosts).toEqual([]);
    const set = { PUSH_EXTRA_HOSTS: 'push.example.md, 127.0.0.1:4001' };
    expect(readConfig(set, []).pushExtraHosts).toEqual(['push.example.md', '127.0.0.1:4001']);
    for (const wrong of ['https://push.example.md', 'push.example.md/path', 'a b', ',']) {
      expect(faultsOf({ PUSH_EXTRA_HOSTS: wrong })).toHaveLength(1);
    }
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

  it('names the operator as far as it is set', () => {
    expect(readConfig({}, []).operator).toEqual({});
    const given = {
      OPERATOR_NAME: ' Comanda SRL ',
      OPERATOR_ADDRESS: 'str. Pușkin 1, Chișinău',
      OPERATOR_EMAIL: 'date@comanda.md',
    };
    expect(readConfig(given, []).operator).toEqual({
      name: 'Comanda SRL',
      address: 'str. Pușkin 1, Chișinău',
      email: 'date@comanda.md',
    });
    expect(faultsOf({ OPERATOR_NAME: 'a\nb', OPERATOR_ADDRESS: 'a'.repeat(256) })).toHaveLength(2);
    expect(faultsOf({ OPERATOR_EMAIL: 'nobody' })).toEqual([
      'OPERATOR_EMAIL: must be an e-mail address',
    ]);
  });

  it('has the prices of the tariffs that are set, free ones included', () => {
    expect(readConfig({}, []).tariffPrices).toEqual({});
    const set = { TARIFF_BASIC_PRICE: '0', TARIFF_BUSINESS_PRICE: ' 900 ' };
    expect(readConfig(set, []).tariffPrices).toEqual({ basic: 0, business: 900 });
  });

  it('tells the page of personal data of backups and of a store of pictures', () => {
    const settings = {
      BACKUP_DIR: 'backups',
      BACKUP_KEEP: '21',
      IMAGES_URL: 's3+https://s3.example/comanda',
      IMAGES_ACCESS_KEY: 'key',
      IMAGES_SECRET_KEY: 'secret',
    };
    expect(privacyOf(readConfig(settings, []))).toMatchObject({
      backupDays: 21,
      pictureHost: 's3.example',
    });
    expect(privacyOf(readConfig({ BACKUP_KEEP: '21' }, []))).toEqual({ operator: {} });
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

  it('has a bot only with a token, at Telegram’s own address by default', () => {
    expect(readConfig({}, []).telegram).toBeUndefined();
    expect(readConfig({ TELEGRAM_API_URL: 'http://bots.example' }, []).telegram).toBeUndefined();
    const token = '7001:aB3_-x';
    expect(readConfig({ TELEGRAM_BOT_TOKEN: token }, []).telegram).toEqual({
      token,
      apiUrl: 'https://api.telegram.org',
    });
    const settings = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL: 'http://bots.example/' };
    expect(readConfig(settings, []).telegram).toEqual({ token, apiUrl: 'http://bots.example' });
  });

  it('has another bank than the real one only on this machine', () => {
    expect(readConfig({}, []).miaTestUrl).toBeUndefined();
    const settings = { MIA_TEST_URL: 'http://127.0.0.1:4000/' };
    expect(readConfig(settings, []).miaTestUrl).toBe('http://127.0.0.1:4000');
  });

  it('makes daily backups only into a folder that is set, for seven days by default', () => {
    expect(readConfig({ BACKUP_KEEP: '3' }, []).backup).toBeUndefined();
    const dir = path.resolve('backups');
    expect(readConfig({ BACKUP_DIR: 'backups' }, []).backup).toEqual({ dir, keepDays: 7 });
    const settings = { BACKUP_DIR: 'backups', BACKUP_KEEP: '30' };
    expect(readConfig(settings, []).backup).toEqual({ dir, keepDays: 30 });
  });

  it('stores pictures in the data folder, or in an S3 store with a key of its own', () => {
    expect(readConfig({}, []).pictures).toBeUndefined();
    const keys = { IMAGES_ACCESS_KEY: 'key', IMAGES_SECRET_KEY: 'a/b+c' };
    const at = (IMAGES_URL: string) => readConfig({ ...keys, IMAGES_URL }, []).pictures;
    const settings = { accessKey: 'key', secretKey: 'a/b+c', region: 'us-east-1', prefix: '' };
    expect(at('s3+https://s3.example/pub')).toEqual({
      ...settings,
      bucket: 'https://s3.example/pub',
    });
    expect(at('s3+http://10.0.0.2:9000/pub/one/two/?region=eu-central-1')).toEqual({
      ...settings,
      bucket: 'http://10.0.0.2:9000/pub',
      prefix: 'one/two/',
      region: 'eu-central-1',
    });
  });

  it('does not print the key of the pictures’ store, nor accept it in the address', () => {
    const keys = { IMAGES_ACCESS_KEY: 'name', IMAGES_SECRET_KEY: 'parola' };
    const faults = faultsOf({ ...keys, IMAGES_URL: 's3+https://name:parola@s3.example/pub' });
    expect(faults).toEqual([expect.stringMatching(/^IMAGES_URL: .*IMAGES_SECRET_KEY/)]);
    expect(faults.join('\n')).not.toMatch(/name:|parola/);
  });

  it.each([
    [{ BACKUP_KEEP: '0' }, /^BACKUP_KEEP: /],
    [{ IMAGES_URL: 's3+https://s3.example/pub' }, /^IMAGES_URL, IMAGES_ACCESS_KEY and /],
    [{ IMAGES_SECRET_KEY: 'a' }, /^IMAGES_URL, IMAGES_ACCESS_KEY and IMAGES_SECRET_KEY: /],
    ...[
      'https://s3.example/pub',
      's3+https://s3.example',
      's3+ftp://s3.example/pub',
      's3+https:///pub',
      's3+https://s3.example:99999/pub',
    ].map((IMAGES_URL): [object, RegExp] => [
      { IMAGES_URL, IMAGES_ACCESS_KEY: 'a', IMAGES_SECRET_KEY: 'b' },
      /^IMAGES_URL: /,
    ]),
    [{ SMTP_URL: 'mail.example:25' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'http://mail.example' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'smtp:///' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'comanda' }, /^MAIL_FROM: /],
    [{ TELEGRAM_BOT_TOKEN: 'secret' }, /^TELEGRAM_BOT_TOKEN: (?!.*secret)/],
    [{ TELEGRAM_BOT_TOKEN: '7001:a/b' }, /^TELEGRAM_BOT_TOKEN: /],
    [{ TELEGRAM_API_URL: 'bots.example' }, /^TELEGRAM_API_URL: /],
    [{ MIA_TEST_URL: 'http://bank.example' }, /^MIA_TEST_URL: /],
    [{ MIA_TEST_URL: 'https://127.0.0.1:9' }, /^MIA_TEST_URL: /],
    [
      { MIA_TEST_URL: 'http://127.0.0.1:9', PUBLIC_URL: 'https://comanda.example' },
      /^MIA_TEST_URL: /,
    ],
    [{ CONTACT_EMAILS: 'a@b.md' }, /^CONTACT_EMAILS: /],
    [{ CONTACT_EMAILS: 'a@b.md, ion' }, /^CONTACT_EMAILS: /],
    [{ CONTACT_PHONE: '12' }, /^CONTACT_PHONE: /],
    ...['free', '-1', '9.5', '1e3', '1000000'].map((TARIFF_PRO_PRICE): [object, RegExp] => [
      { TARIFF_PRO_PRICE },
      /^TARIFF_PRO_PRICE: /,
    ]),
    [{ PORT: 'http' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ PUBLIC_URL: 'comanda.md' }, /^PUBLIC_URL: /],
    [{ DATABASE_URL: 'mysql://x', TOKEN_SECRET: 'a'.repeat(32) }, /^DATABASE_URL: /],
    [{ DATABASE_URL: 'postgres://x/y' }, /^TOKEN_SECRET: /],
    [{ TOKEN_SECRET: `${'a'.repeat(32)},short` }, /^TOKEN_SECRET: /],
    [{ MAP_TILES_URL: 'https://tiles.example' }, /^MAP_TILES_URL: /],
    [{ TOKEN_SECRET: 'short' }, /^TOKEN_SECRET: /],
    [{ ADMIN_EMAIL: 'a@b.md' }, /^ADMIN_EMAIL and ADMIN_PASSWORD: /],
    [{ DEMO_PASSWORD: '1234567' }, /^DEMO_PASSWORD: /],
    [{ RATE_LIMIT_SCALE: '-1' }, /^RATE_LIMIT_SCALE: /],
    [{ DATABASE_CONNECTIONS: '1' }, /^DATABASE_CONNECTIONS: /],
    [{ PAGE_CACHE_MB: '0' }, /^PAGE_CACHE_MB: /],
    [{ CONTACTS_COURIER_DAYS: '0' }, /^CONTACTS_COURIER_DAYS: /],
    [{ CONTACTS_STORED_DAYS: '9999' }, /^CONTACTS_STORED_DAYS: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
  ])('names the fault of %o', (environment, fault) => {
    expect(faultsOf(environment as Record<string, string>)).toEqual([expect.stringMatching(fault)]);
  });

  it('reports all faults at once, and an unknown option', () => {
    const faults = faultsOf({ PORT: 'x', DATABASE_URL: 'y' }, ['--demo']);
    expect(faults).toHaveLength(4);
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
