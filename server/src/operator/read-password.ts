import { createInterface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';

type Terminal = { readonly input: Readable & { isTTY?: boolean }; readonly output: Writable };

/** The user pressed Ctrl+C, or there was no input. */
class NoPasswordError extends Error {
  override name = 'NoPasswordError';
}

/** Reads a line from a terminal without showing it. */
async function ask({ input, output }: Terminal, question: string): Promise<string> {
  output.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: unseen, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('close', () => reject(new NoPasswordError('no password was typed')));
      lines.question('').then(resolve, reject);
    });
  } finally {
    lines.close();
    output.write('\n');
  }
}

async function readFirstLine(input: Readable): Promise<string> {
  const lines = createInterface({ input });
  for await (const line of lines) return line;
  throw new NoPasswordError('there is no password on the standard input');
}

/** A new password: typed twice on a terminal, not shown, else the first line of the piped input. */
export async function readPassword(terminal: Terminal): Promise<string> {
  if (terminal.input.isTTY !== true) return readFirstLine(terminal.input);
  const password = await ask(terminal, 'New password (at least 8 characters): ');
  if (password === (await ask(terminal, 'Once more: '))) return password;
  throw new NoPasswordError('the two are not the same; nothing was changed');
}
