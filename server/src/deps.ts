import type { Clock } from './plumbing/clock.ts';
import type { Database } from './plumbing/database/open-database.ts';
import type { ImageStore } from './plumbing/images/image-store.ts';
import type { LiveHub } from './plumbing/live/live-hub.ts';
import type { Mailer } from './plumbing/mail/mailer.ts';
import type { MiaBank } from './plumbing/mia/mia-bank.ts';
import type { Passwords } from './plumbing/passwords.ts';
import type { Telegram } from './plumbing/telegram/telegram.ts';
import type { RandomText } from './plumbing/tokens.ts';
import type { Connection, Schema, Transaction } from './schema.ts';
import type { PrivacySettings } from './settings/privacy.ts';

/** The settings that depend on the public address and the proxy, not on the product. */
export type AppSettings = {
  /** The address that guests reach, without a slash at its end. */
  readonly publicUrl: string;
  /** Addresses of map tiles, `{z}/{x}/{y}`; empty for none. */
  readonly mapTilesUrl: string;
  /** Multiplies every request limit; 0 switches them off. */
  readonly rateLimitScale: number;
  /** The number of trusted proxies in front, or their addresses. */
  readonly trustProxy: false | number | string;
  /** The first one signs access tokens, all verify them. */
  readonly tokenSecrets: readonly string[];
  /** For how many days a finished order shows its guest's contacts, and for how many it has them at all. */
  readonly contactDays: {
    readonly courier: number;
    readonly company: number;
    readonly stored: number;
  };
  /** What the page `/privacy` says of this server besides the other settings. */
  readonly privacy: PrivacySettings;
  /** Push services beside those of the known browsers, each `host:port`. */
  readonly pushExtraHosts: readonly string[];
  /** The memory for the guests' pages and public menus, in bytes. */
  readonly pageCacheBytes: number;
};

/** The dependencies of the features; tests create their own. */
export type Deps = {
  readonly database: Database<Schema>;
  readonly db: Connection;
  /** Runs one transaction; after its commit the live feeds read the changes that it recorded. */
  readonly write: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  readonly clock: Clock;
  readonly randomText: RandomText;
  readonly passwords: Passwords;
  /** Undefined when no mail server is set. */
  readonly mailer: Mailer | undefined;
  /** Undefined when no bot is set. */
  readonly telegram: Telegram | undefined;
  /** The bank of instant payments; each pub has its own account there. */
  readonly mia: MiaBank;
  readonly images: ImageStore;
  readonly live: LiveHub;
  readonly settings: AppSettings;
};
