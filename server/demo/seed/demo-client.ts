import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Call, CallReply } from '@comanda/contract';
import type { CallInput, UploadCall, UploadInput } from '@comanda/contract/client';
import type { FastifyInstance } from 'fastify';
import { clientOf } from '../../src/plumbing/http/app-client.ts';
import type { SeedClock } from './seed-clock.ts';

export type Person = { as: 'company' | 'courier' | 'admin'; email: string };

/** The account that makes a call; undefined is a guest. */
type By = { readonly as?: Person };

/** The demo's accounts use the product like all clients: through its calls. */
export type DemoClient = {
  readonly clock: SeedClock;
  readonly password: string;
  readonly adminEmail: string;
  call<Name extends Call>(name: Name, input: CallInput<Name> & By): Promise<CallReply<Name>>;
  /** Sends a picture of `pictures/`. */
  upload<Name extends UploadCall>(
    name: Name,
    input: UploadInput<Name> & By & { readonly picture: string },
  ): Promise<CallReply<Name>>;
};

type Token = {
  readonly reply: Promise<{ accesstoken: string }>;
  /** In milliseconds of the seed's clock. */
  readonly usedUntil: number;
};

const TOKEN_MINUTES = 10;

export function pictureFile(stem: string): string {
  return fileURLToPath(new URL(`../pictures/${stem}.webp`, import.meta.url));
}

type Setting = { app: FastifyInstance; clock: SeedClock; password: string; adminEmail: string };

export function createDemoClient({ app, clock, password, adminEmail }: Setting): DemoClient {
  const client = clientOf(app);
  const tokens = new Map<string, Token>();

  // One token serves the whole evening before it: a token has an end, but no beginning.
  async function signIn({ as, email }: Person): Promise<{ accesstoken: string }> {
    const now = clock.now().getTime();
    const held = tokens.get(email);
    if (held && now < held.usedUntil) return held.reply;
    const reply = client.call('POST /api/auth/login', { body: { as, email, password } });
    tokens.set(email, { reply, usedUntil: now + TOKEN_MINUTES * 60_000 });
    return reply;
  }

  const callerOf = async ({ as }: By) => ({ as: as && (await signIn(as)) });

  return {
    clock,
    password,
    adminEmail,
    call: async (name, input) => client.call(name, { ...input, ...(await callerOf(input)) }),
    upload: async (name, input) => {
      const file = readFileSync(pictureFile(input.picture));
      const sent = { ...input, ...(await callerOf(input)), file, type: 'image/webp' };
      return (await client.upload(name, sent)).reply();
    },
  };
}
