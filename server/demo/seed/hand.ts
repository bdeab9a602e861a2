import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Call, CallBody, CallParams, CallQuery, CallReply } from '@comanda/contract';
import { key } from '@comanda/contract/routing';
import type { FastifyInstance } from 'fastify';
import type { SeedClock } from './seed-clock.ts';

export type Person = { as: 'company' | 'courier' | 'admin'; email: string };

type Request<Name extends Call> = {
  person?: Person;
  params?: CallParams<Name>;
  query?: CallQuery<Name>;
  body?: CallBody<Name>;
  headers?: Record<string, string>;
};

/** The demo's people using the product as anybody would: through its calls. */
export type Hand = {
  readonly clock: SeedClock;
  readonly password: string;
  readonly adminEmail: string;
  call<Name extends Call>(name: Name, request: Request<Name>): Promise<CallReply<Name>>;
  /** Sends a picture of `pictures/` under a form field. */
  upload<Name extends Call>(
    name: Name,
    request: Request<Name> & { field: string; picture: string },
  ): Promise<CallReply<Name>>;
};

const TOKEN_MINUTES = 10;

function picturePath(stem: string): string {
  return fileURLToPath(new URL(`../pictures/${stem}.webp`, import.meta.url));
}

function addressOf(call: Call, params: object = {}, query: object = {}): string {
  const path = key(call).path.replaceAll(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[parameter])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

type Setting = { app: FastifyInstance; clock: SeedClock; password: string; adminEmail: string };

export function createHand({ app, clock, password, adminEmail }: Setting): Hand {
  const tokens = new Map<string, { value: string; at: number }>();

  async function signIn(person: Person): Promise<string> {
    const held = tokens.get(person.email);
    const now = clock.now().getTime();
    if (held && Math.abs(now - held.at) < TOKEN_MINUTES * 60_000) return held.value;
    const { accesstoken } = await hand.call('POST /api/auth/login', {
      body: { as: person.as, email: person.email, password },
    });
    tokens.set(person.email, { value: accesstoken, at: now });
    return accesstoken;
  }

  async function inject<Name extends Call>(
    name: Name,
    request: Request<Name>,
    payload?: { content: Buffer; type: string },
  ): Promise<CallReply<Name>> {
    const { person, params, query, body, headers } = request;
    const response = await app.inject({
      method: key(name).method,
      url: addressOf(name, params, query),
      headers: {
        ...(person ? { accesstoken: await signIn(person) } : {}),
        ...(payload ? { 'content-type': payload.type } : {}),
        ...headers,
      },
      ...(payload ? { payload: payload.content } : body === undefined ? {} : { payload: body }),
    });
    if (response.statusCode >= 300) {
      throw new Error(`the demo could not be set up: ${name} answered ${response.body}`);
    }
    return response.json<CallReply<Name>>();
  }

  const hand: Hand = {
    clock,
    password,
    adminEmail,
    call: (name, request) => inject(name, request),
    upload: (name, { field, picture, ...request }) => {
      const boundary = 'comanda-demo-picture';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${picture}.webp"\r\ncontent-type: image/webp\r\n\r\n`;
      const content = Buffer.concat([
        Buffer.from(head),
        readFileSync(picturePath(picture)),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      return inject(name, request as Request<typeof name>, {
        content,
        type: `multipart/form-data; boundary=${boundary}`,
      });
    },
  };
  return hand;
}
