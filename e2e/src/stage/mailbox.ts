import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

export type Mailbox = {
  readonly url: string;
  /** The link in the newest mail to this address, once the given number has arrived. */
  readonly link: (to: string, count?: number) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Decodes quoted-printable: joins wrapped lines and replaces the bytes written as two hex digits. */
const unwrap = (text: string): string =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The other content of a mail's part besides its plain text is not needed for a link. */
function plainOf(letter: string): string {
  const base64 = /text\/plain[^]*?base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(letter);
  return base64?.[1] === undefined ? unwrap(letter) : Buffer.from(base64[1], 'base64').toString();
}

/** A real mail server on loopback that stores the mails it receives. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: { readonly to: string; readonly text: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    onData: (stream, { envelope }, answer) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) letters.push({ to: address, text });
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    link: async (to, count = 1) => {
      const theirs = () => letters.filter((letter) => letter.to === to);
      await expect.poll(() => theirs().length).toBe(count);
      const [link = ''] = /https?:\/\/\S+#[\w-]+/.exec(plainOf(theirs().at(-1)?.text ?? '')) ?? [];
      return link;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
