import { expect, it } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'http://127.0.0.1:4001/push/1',
])('%s is a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, ['127.0.0.1:4001'])).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://evilpush.apple.com.example/abc',
  'https://notpush.apple.com.evil/abc',
  'https://evil-fcm.googleapis.com@127.0.0.1/abc',
  'https://user:pass@fcm.googleapis.com/abc',
  'https://xfcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'http://127.0.0.1:4002/push/1',
  'ftp://127.0.0.1:4001/push/1',
  'https://[::1]/abc',
  'https://169.254.169.254/latest',
  'not an address',
  '',
])('%s is none', (endpoint) => {
  expect(isPushEndpoint(endpoint, ['127.0.0.1:4001'])).toBe(false);
});
