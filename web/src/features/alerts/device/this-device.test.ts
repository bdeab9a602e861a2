import { expect, it } from 'vitest';
import { nameDevice } from './this-device.ts';

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

it.each([
  [`${android} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [`${windows} AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge, Windows'],
  [`${windows} Gecko/20100101 Firefox/133.0`, 'Firefox, Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari, Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  ['something new', '?'],
])('%s is %s', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});
