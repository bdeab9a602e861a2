import { SMTPServer } from 'smtp-server';
import { portOf } from './port-of.ts';

/** A mail as the mail server received it, decoded. */
export type ReceivedLetter = {
  readonly from: string;
  readonly to: readonly string[];
  readonly head: string;
  readonly text: string;
  readonly html: string;
};

export type MailServer = {
  readonly url: string;
  readonly received: readonly ReceivedLetter[];
  /** The answer to the next recipients: accepted, refused, or none until it behaves otherwise. */
  behave(as: 'accepting' | 'refusing' | 'silent'): void;
  close(): Promise<void>;
};

function decode(encoding: string, body: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(encoding)) return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function partOf(message: string, type: string): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(message) ?? [];
  const part = message.split(`--${boundary}`).find((one) => one.includes(`Content-Type: ${type}`));
  const [head = '', ...body] = (part ?? '').split('\r\n\r\n');
  const [, encoding = ''] = /Content-Transfer-Encoding: (\S+)/i.exec(head) ?? [];
  return decode(encoding, body.join('\r\n\r\n')).trim();
}

/** A real mail server on loopback, which stores the mails that it receives. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedLetter[] = [];
  let behaviour: 'accepting' | 'refusing' | 'silent' = 'accepting';
  const unanswered: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, answer) => {
      const refuse = () => answer(new Error(`there is no ${address} here`));
      if (behaviour === 'refusing') refuse();
      else if (behaviour === 'accepting') answer();
      else unanswered.push(refuse);
    },
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const message = Buffer.concat(chunks).toString('latin1');
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          head: message.split('\r\n\r\n')[0] ?? '',
          text: partOf(message, 'text/plain'),
          html: partOf(message, 'text/html'),
        });
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const port = portOf(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (as) => {
      behaviour = as;
      for (const refuse of unanswered.splice(0)) refuse();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
