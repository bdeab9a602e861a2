import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { contentKeys, derive } from '../encrypt-payload.ts';
import { portOf } from '../../../testing/app/port-of.ts';

type Subscriber = { readonly keys: ReturnType<typeof createECDH>; readonly auth: Buffer };

export type ReceivedPush = {
  readonly text: string;
  /** Whether the signature fits the key in the header. */
  readonly isSigned: boolean;
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
  readonly headers: http.IncomingHttpHeaders;
};

/** `silent` accepts the connection and never answers. */
export type Behaviour = number | 'silent' | 'redirect';

/** The other side of RFC 8291. */
function decrypt({ keys, auth }: Subscriber, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const senderKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const shared = keys.computeSecret(senderKey);
  const { key, nonce } = contentKeys(derive(shared, { salt: auth, info, length: 32 }), salt);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

function readSignature(header: string): Pick<ReceivedPush, 'isSigned' | 'claims'> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return { isSigned, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

async function readBody(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A push service on loopback that hands out subscriptions, and reads what is sent to them. */
export async function startPushService() {
  const subscribers = new Map<string, Subscriber>();
  const received: ReceivedPush[] = [];
  let behaviour: Behaviour = 201;
  let onReceived: (push: ReceivedPush) => void = () => {};

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const subscriber = subscribers.get(request.url ?? '');
    const body = await readBody(request);
    if (behaviour === 'silent') return;
    if (behaviour === 'redirect') {
      response.writeHead(307, { location: request.url }).end();
      return;
    }
    if (!subscriber) {
      response.writeHead(410).end();
      return;
    }
    if (behaviour < 300) {
      const push = {
        ...readSignature(request.headers.authorization ?? ''),
        text: decrypt(subscriber, body),
        headers: request.headers,
      };
      received.push(push);
      onReceived(push);
    }
    response.writeHead(behaviour).end('words');
  }

  const server = http.createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${portOf(server)}`;
  return {
    host,
    received,
    onReceived: (listener: typeof onReceived) => {
      onReceived = listener;
    },
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    subscribe: () => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      subscribers.set(path, { keys, auth });
      return {
        endpoint: `http://${host}${path}`,
        p256dh: keys.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    /** As when the user takes back the permission. */
    unsubscribe: (endpoint: string) => {
      subscribers.delete(new URL(endpoint).pathname);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
