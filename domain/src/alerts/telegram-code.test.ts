import { expect, it } from 'vitest';
import { readStart } from './index.ts';

const CODE = 'aB3_-'.padEnd(64, 'x');

it.each([
  [`/start ${CODE}`, { code: CODE }],
  [`/start@comanda_bot ${CODE}`, { code: CODE }],
  [`/start@Comanda_Bot  ${CODE} `, { code: CODE }],
  ['/start', { code: undefined }],
  ['/start@comanda_bot', { code: undefined }],
  [`/start ${CODE}x`, { code: undefined }],
  [`/start ${CODE.slice(1)}`, { code: undefined }],
  [`/start ${CODE.slice(1)}!`, { code: undefined }],
  [`/start@other_bot ${CODE}`, undefined],
  [`/started ${CODE}`, undefined],
  [`please /start ${CODE}`, undefined],
  [`/start ${CODE} and more`, undefined],
  ['', undefined],
])('%j', (text, read) => {
  expect(readStart(text, 'comanda_bot')).toEqual(read);
});
