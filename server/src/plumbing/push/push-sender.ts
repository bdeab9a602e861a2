import { importJWK, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import { encryptPayload, type SubscriptionKeys } from './encrypt-payload.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import type { PushKey } from './push-key.ts';

type PushTarget = SubscriptionKeys & { readonly endpoint: string };

type PushMessage = {
  readonly text: string;
  /** Of two undelivered messages with the same topic the browser gets the later one. 32 characters of base64url. */
  readonly topic: string;
  /** In seconds: a device that is off for longer gets nothing. */
  readonly ttl: number;
};

/** `gone`: the browser has ended the subscription. `failed` has a reason without any address. */
export type PushOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly reason: string };

export type PushSender = {
  readonly send: (target: PushTarget, message: PushMessage) => Promise<PushOutcome>;
};

type Parts = {
  readonly pushKey: () => PushKey;
  readonly clock: Clock;
  /** The address of this installation, which a push service can write to. */
  readonly subject: string;
  readonly extraHosts: readonly string[];
};

/** Milliseconds: a silent push service delays the alerts of one device by that much at most. */
const PATIENCE_MS = 10_000;
/** Seconds that a signature is valid; the services accept a day at most. */
const SIGNATURE_SECONDS = 12 * 3600;
const GONE: ReadonlySet<number> = new Set([404, 410]);

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'silent';
  return 'unreachable';
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (GONE.has(status)) return { kind: 'gone' };
  return { kind: 'failed', reason: String(status) };
}

/** Sends encrypted messages to the push services of browsers (RFC 8030); never throws. */
export function createPushSender({ pushKey, clock, subject, extraHosts }: Parts): PushSender {
  async function authorization(endpoint: string): Promise<string> {
    const { privateJwk, publicKey } = pushKey();
    const expiresAt = Math.floor(clock.now().getTime() / 1_000) + SIGNATURE_SECONDS;
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(new URL(endpoint).origin)
      .setSubject(subject)
      .setExpirationTime(expiresAt)
      .sign(await importJWK(privateJwk, 'ES256'));
    return `vapid t=${token}, k=${publicKey}`;
  }

  async function post(target: PushTarget, message: PushMessage): Promise<PushOutcome> {
    const { endpoint } = target;
    let body: Buffer<ArrayBuffer>;
    try {
      body = Buffer.from(encryptPayload(target, message.text));
    } catch {
      return { kind: 'gone' };
    }
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        authorization: await authorization(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(message.ttl),
        urgency: 'high',
        topic: message.topic,
      },
      body,
    });
    await response.body?.cancel();
    return outcomeOf(response.status);
  }

  return {
    send: async (target, message) => {
      // An operator may have taken the host out of the setting since.
      if (!isPushEndpoint(target.endpoint, extraHosts)) return { kind: 'gone' };
      try {
        return await post(target, message);
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) };
      }
    },
  };
}
