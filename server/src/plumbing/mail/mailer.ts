import { createTransport } from 'nodemailer';

export type MailSettings = {
  /** `smtp://` or `smtps://`, with its user and password where it wants them. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
};

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Mailer = {
  /** Hands a letter to the mail server; fails when that does not take it. */
  send(letter: Letter): Promise<void>;
};

/** Milliseconds: a server that does not answer must not keep ours from closing. */
const PATIENCE_MS = 5_000;

/** Sends letters through a mail server, a connection for each: there are few. */
export function createMailer({ url, from }: MailSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({
        from: { name: 'Comanda', address: from },
        // An object: a comma in an address makes no second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
