import { describe, expect, it } from 'vitest';
import {
  copyMarkOf,
  MAX_PRINT_TRIES,
  printStateOf,
  readPrinterAddress,
  type PrintJob,
  type PrintState,
} from './index.ts';

describe('the address of a printer', () => {
  it.each([
    ['192.168.1.50', '192.168.1.50', 9100],
    [' 10.0.0.7:9101 ', '10.0.0.7', 9101],
    ['printer-bar.local', 'printer-bar.local', 9100],
    ['BAR:1', 'BAR', 1],
  ])('%s', (text, host, port) => {
    expect(readPrinterAddress(text)).toEqual({ host, port });
  });

  it.each([
    '',
    'http://192.168.1.50',
    '192.168.1',
    '192.168.1.256',
    '192.168.1.50:0',
    '192.168.1.50:65536',
    '192.168.1.50:',
    'a..b',
    '-bar',
    'bar/secret',
    'user@bar',
    'a'.repeat(101),
  ])('%j is none', (text) => {
    expect(readPrinterAddress(text)).toBeUndefined();
  });
});

const now = new Date('2026-11-20T17:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const job: PrintJob = {
  state: 'waiting',
  leasedUntil: null,
  tries: 0,
  isUnsure: false,
  printedAt: null,
};

describe('a ticket', () => {
  it.each<[string, Partial<PrintJob>, PrintState]>([
    ['is waiting', {}, 'waiting'],
    [
      'at the bridge is printing',
      { state: 'claimed', leasedUntil: after(1), tries: 1 },
      'printing',
    ],
    [
      'whose bridge has ended is unsure',
      { state: 'claimed', leasedUntil: now, tries: 1 },
      'unsure',
    ],
    ['that may be on paper is unsure', { isUnsure: true, tries: 1 }, 'unsure'],
    ['that was tried too often has failed', { isUnsure: true, tries: MAX_PRINT_TRIES }, 'failed'],
    [
      'whose last bridge has ended has failed',
      { state: 'claimed', leasedUntil: now, tries: MAX_PRINT_TRIES },
      'failed',
    ],
    ['that did not begin is waiting, however often', { tries: MAX_PRINT_TRIES }, 'waiting'],
    ['is printed', { state: 'printed', printedAt: now, isUnsure: true }, 'printed'],
    ['is dropped', { state: 'dropped' }, 'dropped'],
  ])('%s', (_, change, state) => {
    expect(printStateOf({ ...job, ...change }, now)).toBe(state);
  });

  it.each([
    ['that is new has no mark', {}, undefined],
    ['that may be on paper says so', { isUnsure: true }, 'unsure'],
    ['that is on paper is a copy', { printedAt: now }, 'copy'],
    ['that goes on after it was canceled is none', { printedAt: now, isResumed: true }, undefined],
    ['whose copy may be on paper is unsure', { printedAt: now, isUnsure: true }, 'unsure'],
  ] as const)('%s', (_, change, mark) => {
    expect(copyMarkOf({ ...job, isResumed: false, ...change })).toBe(mark);
  });
});
