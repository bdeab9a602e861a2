import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

it('a wrong configuration ends the process with code 1, after a line for each fault', async () => {
  const product = spawn(process.execPath, [MAIN, '--no-demo'], {
    env: { PORT: 'x', LOG_LEVEL: 'loud' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[code], faults] = await Promise.all([once(product, 'exit'), text(product.stderr)]);
  expect(code).toBe(1);
  expect(faults.trim().split('\n')).toEqual([
    expect.stringMatching(/^comanda: PORT: /),
    expect.stringMatching(/^comanda: LOG_LEVEL: /),
  ]);
});
