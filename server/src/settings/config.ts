import path from 'node:path';
import { email as emailRule } from '@comanda/domain/fields';
import type { BackupSettings } from '../backup/daily-backup.ts';
import { readContacts, type Contacts } from '../contacts.ts';
import { readS3Settings, type S3Settings } from '../plumbing/images/stores/s3-settings.ts';
import type { MailSettings } from '../plumbing/mail/mailer.ts';
import type { TelegramSettings } from '../plumbing/telegram/telegram.ts';
import { readOperator, type Operator } from './privacy.ts';
import { readTariffPrices, type TariffPrices } from './tariff-prices.ts';
import { readTrustProxy } from './trust-proxy.ts';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Of the pool to PostgreSQL. */
  databaseConnections: number;
  publicUrl: string;
  mapTilesUrl: string;
  contacts: Contacts;
  tariffPrices: TariffPrices;
  /** Who answers for personal data. */
  operator: Operator;
  /** Undefined when no mail server is set. */
  mail: MailSettings | undefined;
  /** Undefined when no bot is set. */
  telegram: TelegramSettings | undefined;
  /** A bank on this machine for tests; undefined for the real one. */
  miaTestUrl: string | undefined;
  /** Undefined when no daily backup is made. */
  backup: BackupSettings | undefined;
  /** Undefined when pictures are stored in the data folder. */
  pictures: S3Settings | undefined;
  rateLimitScale: number;
  trustProxy: false | number | string;
  contactDays: { courier: number; company: number; stored: number };
  /** Between the signal to end and the close: the time in which a proxy notices `/readyz`. */
  drainMs: number;
  pageCacheBytes: number;
  pushExtraHosts: readonly string[];
  /** Undefined for no metrics. */
  metrics: { port: number; host: string } | undefined;
  /** The first one signs; empty when one is created in the data folder. */
  tokenSecrets: readonly string[];
  demoPassword: string | undefined;
  firstAdmin: { email: string; password: string } | undefined;
  withDemo: boolean;
  logLevel: string;
};

/** Every fault of a configuration, one line each. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** The reasons for which a program cannot start or go on, one line each. */
export function reasonsOf(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.faults;
  return [error instanceof Error ? error.message : String(error)];
}

export type Environment = Readonly<Record<string, string | undefined>>;
const MIN_SECRET_LENGTH = 32;
const MAX_CONTACT_DAYS = 3660;
const MEGABYTE = 1024 * 1024;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
const BOT_TOKEN = /^\d+:[\w-]+$/;
const DEFAULT_BOT_API = 'https://api.telegram.org';
const DEFAULT_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

class Reader {
  readonly faults: string[] = [];
  private readonly environment: Environment;
  constructor(environment: Environment) {
    this.environment = environment;
  }

  text(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  checked(name: string, isRight: (value: string) => boolean, rule: string): string | undefined {
    const value = this.text(name);
    if (value === undefined || isRight(value)) return value;
    this.faults.push(`${name}: ${rule}`);
    return undefined;
  }

  number(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
    const isRight = (value: string): boolean => Number(value) >= min && Number(value) <= max;
    return Number(
      this.checked(name, isRight, `must be a number from ${min} to ${max}`) ?? fallback,
    );
  }
}

function readFirstAdmin(read: Reader): Config['firstAdmin'] {
  const email = read.checked('ADMIN_EMAIL', (value) => value.includes('@'), 'must be an e-mail');
  const password = read.checked(
    'ADMIN_PASSWORD',
    (value) => value.length >= 8,
    'must have at least 8 characters',
  );
  if ((read.text('ADMIN_EMAIL') === undefined) !== (read.text('ADMIN_PASSWORD') === undefined)) {
    read.faults.push('ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither');
  }
  return email && password ? { email, password } : undefined;
}

const splitList = (value: string): string[] => value.split(',').map((one) => one.trim());

function readTokenSecrets(read: Reader, signsTokens: boolean): readonly string[] {
  const isShared = read.text('DATABASE_URL') !== undefined;
  if (signsTokens && isShared && read.text('TOKEN_SECRET') === undefined) {
    read.faults.push(
      'TOKEN_SECRET: must be set with DATABASE_URL, the same for all processes; `openssl rand -base64 48` creates one',
    );
  }
  const value = read.checked(
    'TOKEN_SECRET',
    (text) => splitList(text).every((one) => one.length >= MIN_SECRET_LENGTH),
    `must have at least ${MIN_SECRET_LENGTH} characters; several have a comma between them`,
  );
  return value === undefined ? [] : splitList(value);
}

function readContactDays(read: Reader): Config['contactDays'] {
  const days = (name: string, fallback: number) =>
    read.number(name, fallback, { min: 1, max: MAX_CONTACT_DAYS });
  return {
    courier: days('CONTACTS_COURIER_DAYS', 3),
    company: days('CONTACTS_COMPANY_DAYS', 90),
    stored: days('CONTACTS_STORED_DAYS', 365),
  };
}

function readMail(read: Reader, publicUrl: string): MailSettings | undefined {
  const url = read.checked(
    'SMTP_URL',
    (value) => isUrl(value, ['smtp:', 'smtps:']) && new URL(value).hostname !== '',
    'must be an address that begins with smtp:// or smtps://',
  );
  const from = read.checked(
    'MAIL_FROM',
    (value) => emailRule(value) === undefined,
    'must be an e-mail address',
  );
  return url === undefined
    ? undefined
    : { url, from: from ?? `no-reply@${new URL(publicUrl).hostname}` };
}

function readTelegram(read: Reader): TelegramSettings | undefined {
  const token = read.checked(
    'TELEGRAM_BOT_TOKEN',
    (value) => BOT_TOKEN.test(value),
    'must be the token of a bot: digits, a colon and letters',
  );
  const apiUrl = read.checked(
    'TELEGRAM_API_URL',
    (value) => isUrl(value, ['http:', 'https:']),
    'must be an address that begins with http:// or https://',
  );
  return token === undefined
    ? undefined
    : { token, apiUrl: (apiUrl ?? DEFAULT_BOT_API).replace(/\/+$/, '') };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const isOnThisMachine = (url: string): boolean => LOOPBACK.has(URL.parse(url)?.hostname ?? '');

/** A simulator confirms payments that nobody has made: it is allowed only on a server that guests cannot reach. */
function readMiaTestUrl(read: Reader, publicUrl: string): string | undefined {
  return read
    .checked(
      'MIA_TEST_URL',
      (value) => isUrl(value, ['http:']) && isOnThisMachine(value) && isOnThisMachine(publicUrl),
      'must be an http address of this machine, and only where PUBLIC_URL is one too',
    )
    ?.replace(/\/+$/, '');
}

function readBackupSettings(read: Reader): BackupSettings | undefined {
  const dir = read.text('BACKUP_DIR');
  const keepDays = read.number('BACKUP_KEEP', 7, { min: 1, max: 3650 });
  return dir === undefined ? undefined : { dir: path.resolve(dir), keepDays };
}

function isHost(value: string): boolean {
  return URL.parse(`https://${value}`)?.host === value;
}

function readPushHosts(read: Reader): readonly string[] {
  const value = read.checked(
    'PUSH_EXTRA_HOSTS',
    (text) => splitList(text).every(isHost),
    'must be host names, each with its port if it has one, with commas between them',
  );
  return value === undefined ? [] : splitList(value);
}

function readMetrics(read: Reader): Config['metrics'] {
  if (read.text('METRICS_PORT') === undefined) return undefined;
  const port = read.number('METRICS_PORT', 0, { min: 0, max: 65_535 });
  return { port, host: read.text('METRICS_HOST') ?? '127.0.0.1' };
}

/**
 * Reads and checks everything at once; throws `ConfigError` with all faults. A command of the operator signs no tokens,
 * and does without the secret that a server with `DATABASE_URL` must have.
 */
export function readConfig(
  environment: Environment,
  args: readonly string[],
  { signsTokens } = { signsTokens: true },
): Config {
  const read = new Reader(environment);
  const port = read.number('PORT', 3000, { min: 0, max: 65_535 });
  const givenUrl = read.checked(
    'PUBLIC_URL',
    (value) => isUrl(value, ['http:', 'https:']),
    'must be an address that begins with http:// or https://',
  );
  const publicUrl = (givenUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const trustProxy = readTrustProxy(read);
  const config: Config = {
    port,
    host: read.text('HOST') ?? '0.0.0.0',
    dataDir: path.resolve(read.text('DATA_DIR') ?? 'data'),
    databaseUrl: read.checked(
      'DATABASE_URL',
      (value) => isUrl(value, ['postgres:', 'postgresql:']),
      'must be an address that begins with postgres://',
    ),
    databaseConnections: read.number('DATABASE_CONNECTIONS', 10, { min: 2, max: 100 }),
    publicUrl,
    mapTilesUrl:
      environment['MAP_TILES_URL'] === ''
        ? ''
        : (read.checked(
            'MAP_TILES_URL',
            (value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
            'must be an address with {z}, {x} and {y} in it, or empty for no tiles',
          ) ?? DEFAULT_TILES),
    contacts: readContacts(read),
    tariffPrices: readTariffPrices(read),
    operator: readOperator(read),
    mail: readMail(read, publicUrl),
    telegram: readTelegram(read),
    miaTestUrl: readMiaTestUrl(read, publicUrl),
    backup: readBackupSettings(read),
    pictures: readS3Settings(read),
    rateLimitScale: read.number('RATE_LIMIT_SCALE', 1, { min: 0, max: 10_000 }),
    trustProxy,
    drainMs: read.number('DRAIN_MS', trustProxy === false ? 0 : 1_000, { min: 0, max: 30_000 }),
    contactDays: readContactDays(read),
    pageCacheBytes: read.number('PAGE_CACHE_MB', 128, { min: 1, max: 16_384 }) * MEGABYTE,
    pushExtraHosts: readPushHosts(read),
    metrics: readMetrics(read),
    tokenSecrets: readTokenSecrets(read, signsTokens),
    demoPassword: read.checked(
      'DEMO_PASSWORD',
      (value) => value.length >= 8,
      'must have at least 8 characters',
    ),
    firstAdmin: readFirstAdmin(read),
    withDemo: !args.includes('--no-demo'),
    logLevel:
      read.checked(
        'LOG_LEVEL',
        (value) => logLevels.includes(value),
        `one of ${logLevels.join(', ')}`,
      ) ?? 'info',
  };
  const unknown = args.filter((arg) => arg !== '--no-demo');
  read.faults.push(...unknown.map((arg) => `${arg}: no such option; there is only --no-demo`));
  if (read.faults.length > 0) throw new ConfigError(read.faults);
  return config;
}
