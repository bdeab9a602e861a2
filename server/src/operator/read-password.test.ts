import { PassThrough, Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readPassword } from './read-password.ts';

/** A terminal with a user who types these lines, one after each question. */
function aTerminal(...typed: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    if (shown.endsWith(': ')) setTimeout(() => input.write(`${typed.shift()}\r`), 20);
  });
  return { input, output, shown: () => shown };
}

it('is typed twice, and not shown', async () => {
  const terminal = aTerminal('o parolă bună', 'o parolă bună');
  expect(await readPassword(terminal)).toBe('o parolă bună');
  expect(terminal.shown()).toBe('New password (at least 8 characters): \nOnce more: \n');
});

it('is refused when the two differ', async () => {
  await expect(readPassword(aTerminal('o parolă bună', 'o parolă buna'))).rejects.toThrow(
    'not the same',
  );
});

it('is undefined after Ctrl+C', async () => {
  await expect(readPassword(aTerminal('\u0003'))).rejects.toThrow('no password');
});

it('is the first line of the piped input', async () => {
  const input = Readable.from(['o parolă bună\nși altceva\n']);
  expect(await readPassword({ input, output: new PassThrough() })).toBe('o parolă bună');
  const empty = { input: Readable.from([]), output: new PassThrough() };
  await expect(readPassword(empty)).rejects.toThrow('no password');
});
