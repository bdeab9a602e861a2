import type { Clock } from './plumbing/clock.ts';
import type { Database } from './plumbing/database/open-database.ts';
import type { ImageStore } from './plumbing/images/image-store.ts';
import type { LiveHub } from './plumbing/live/live-hub.ts';
import type { Mailer } from './plumbing/mail/mailer.ts';
import type { Passwords } from './plumbing/passwords.ts';
import type { RandomText } from './plumbing/tokens.ts';
import type { Connection, Schema, Transaction } from './schema.ts';

/** What the address bar and the proxy decide, not the product. */
export type AppSettings = {
  /** The address that guests reach, without a slash at its end. */
  readonly publicUrl: string;
  /** Addresses of map tiles, `{z}/{x}/{y}`; empty for none. */
  readonly mapTilesUrl: string;
  /** Multiplies every request limit; 0 switches them off. */
  readonly rateLimitScale: number;
  /** How many proxies in front are believed, or the addresses of those that are. */
  readonly trustProxy: false | number | string;
  readonly tokenSecret: string;
};

/** Everything that a feature may use; tests make their own. */
export type Deps = {
  readonly database: Database<Schema>;
  readonly db: Connection;
  /** One transaction; once it has committed, live readers look at what it recorded. */
  readonly write: <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  readonly clock: Clock;
  readonly randomText: RandomText;
  readonly passwords: Passwords;
  /** Nothing when no mail server is set. */
  readonly mailer: Mailer | undefined;
  readonly images: ImageStore;
  readonly live: LiveHub;
  readonly settings: AppSettings;
};
