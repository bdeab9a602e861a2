import { createTransport } from 'nodemailer';

export type MailSettings = {
  /** `smtp://` or `smtps://`, with user and password if needed. */
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
  /** Sends a mail to the mail server; fails with a `MailError` when the server does not accept it. */
  send(letter: Letter): Promise<void>;
};

/** What nodemailer's errors name beside their text. */
type Refused = {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
};

/** A mail server's refusal without its text, which may quote an address. */
export class MailError extends Error {
  override name = 'MailError';
  readonly code: string;

  constructor(error: unknown) {
    const { code = 'unknown', responseCode = '', command = '' } = error as Refused;
    super(`the mail server did not take a mail: ${code} ${responseCode} ${command}`.trimEnd());
    this.code = code;
  }
}

/** Milliseconds: a silent mail server must not delay the closing of ours. */
const PATIENCE_MS = 5_000;

/** Sends mails through a mail server, with a new connection for each: there are few. */
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
      const mail = {
        from: { name: 'Comanda', address: from },
        // An object, since a comma in an address must not add a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw new MailError(error);
      });
    },
  };
}
