import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encryptPayload } from './encrypt-payload.ts';
import { createPushSender } from './push-sender.ts';
import { createPushKey } from './push-key.ts';
import { startPushService } from './testing/push-service.ts';

const key = createPushKey();
const now = new Date('2026-11-20T17:00:00Z');
const message = { text: '{"order":417}', topic: 'order-417', ttl: 600 };
let service: Awaited<ReturnType<typeof startPushService>>;

beforeEach(async () => {
  service = await startPushService();
});
afterEach(() => {
  vi.useRealTimers();
  service.close();
});

function sender({ extraHosts = [service.host] } = {}) {
  return createPushSender({
    pushKey: () => key,
    clock: { now: () => now },
    subject: 'https://comanda.test',
    extraHosts,
  });
}

// RFC 8291, section 5 and appendix A.
it('encrypts the example of the RFC to the same bytes', () => {
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const body = encryptPayload(keys, 'When I grow up, I want to be a watermelon', {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('a push service can read a message and check who sent it', async () => {
  const target = service.subscribe();
  expect(await sender().send(target, message)).toEqual({ kind: 'accepted' });
  expect(service.received).toEqual([
    expect.objectContaining({
      text: message.text,
      isSigned: true,
      claims: {
        aud: `http://${service.host}`,
        sub: 'https://comanda.test',
        exp: Math.floor(now.getTime() / 1_000) + 12 * 3600,
      },
    }),
  ]);
  expect(service.received[0]?.headers).toMatchObject({
    ttl: '600',
    urgency: 'high',
    topic: 'order-417',
    'content-encoding': 'aes128gcm',
  });
});

it.each([
  { behaviour: 404, outcome: { kind: 'gone' } },
  { behaviour: 410, outcome: { kind: 'gone' } },
  { behaviour: 403, outcome: { kind: 'failed', reason: '403' } },
  { behaviour: 429, outcome: { kind: 'failed', reason: '429' } },
  { behaviour: 500, outcome: { kind: 'failed', reason: '500' } },
  // Followed, it would lead the server to any address.
  { behaviour: 'redirect', outcome: { kind: 'failed', reason: '307' } },
] as const)('an answer $behaviour is $outcome', async ({ behaviour, outcome }) => {
  service.behave(behaviour);
  expect(await sender().send(service.subscribe(), message)).toEqual(outcome);
});

it('a service that does not answer, or is not there, is a failure with its reason', async () => {
  const target = service.subscribe();
  service.behave('silent');
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(
    AbortSignal.abort(new DOMException('', 'TimeoutError')),
  );
  expect(await sender().send(target, message)).toEqual({ kind: 'failed', reason: 'silent' });
  service.close();
  expect(await sender().send(target, message)).toEqual({ kind: 'failed', reason: 'unreachable' });
});

it('sends nothing to an address that is not a push service, or with keys that are none', async () => {
  const target = service.subscribe();
  expect(await sender({ extraHosts: [] }).send(target, message)).toEqual({ kind: 'gone' });
  expect(await sender().send({ ...target, p256dh: 'AAAA' }, message)).toEqual({ kind: 'gone' });
  expect(service.received).toEqual([]);
});
