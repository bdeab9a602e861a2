import { clientOf } from '../../../plumbing/http/app-client.ts';
import type { Role } from '@comanda/domain/accounts';
import { must } from '@comanda/contract/client';
import { Writable } from 'node:stream';
import type { Language } from '@comanda/contract/texts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createMailer } from '../../../plumbing/mail/mailer.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aCompany, unique, type ACompany } from '../../../testing/builders/builders.ts';
import {
  startMailServer,
  type MailServer,
  type ReceivedLetter,
} from '../../../testing/app/mail-server.ts';
import { aCourier } from '../../../testing/builders/order-builders.ts';
import { createAdministrator } from '../index.ts';

const password = 'o parolă destul de lungă';
const other = 'o altă parolă, la fel de lungă';
const MINUTE_MS = 60_000;

let mail: MailServer;
let t: TestApp;
beforeAll(async () => {
  mail = await startMailServer();
  const mailer = createMailer({ url: mail.url, from: 'no-reply@comanda.test' });
  t = await buildTestApp({ deps: (deps) => ({ ...deps, mailer }) });
});
afterEach(() => mail.behave('accepting'));
afterAll(async () => {
  await t.close();
  await mail.close();
});

const ask = (email: string, language: Language = 'ro', app = t) =>
  app.send('POST /api/auth/forgot-password', { body: { email, language } });
/** The process sends what is due. */
const sendMails = () => t.app.tasks.runDue();
const reset = (token: string, secret = other) =>
  t.send('POST /api/auth/reset-password', { body: { token, password: secret } });
const signIn = (as: Role | '', email: string, secret: string) =>
  t.send('POST /api/auth/login', { body: { as, email, password: secret } });

const lettersTo = (email: string) => mail.received.filter(({ to }) => to.includes(email));

/** The newest of that many letters to this address. */
async function letterTo(email: string, count = 1): Promise<ReceivedLetter> {
  await sendMails();
  expect(lettersTo(email)).toHaveLength(count);
  const letter = lettersTo(email).at(-1);
  if (!letter) throw new Error('there is no letter');
  return letter;
}

const tokensOf = ({ text }: ReceivedLetter) =>
  [...text.matchAll(/^http:\/\/comanda\.test\/admin\/auth\/new-password#(\S+)$/gm)].map(
    ([, token = '']) => token,
  );

async function tokenFor(email: string, count = 1): Promise<string> {
  await must(ask(email));
  const [token = ''] = tokensOf(await letterTo(email, count));
  return token;
}

describe('the letter', () => {
  it.each([
    ['ro', 'Contul companiei', '30 de minute'],
    ['ru', 'Аккаунт компании', '30 минут'],
    ['en', 'Company account', '30 minutes'],
  ] as const)(
    'is written in %s, plain and as HTML, with the same link',
    async (language, ...words) => {
      const { email } = await aCompany(t);
      expect(await ask(` ${email.toUpperCase()} `, language)).toMatchObject({
        status: 200,
        body: { ok: true },
      });
      const letter = await letterTo(email);
      expect(letter.from).toBe('no-reply@comanda.test');
      expect(letter.head).toContain('Auto-Submitted: auto-generated');
      const [token = ''] = tokensOf(letter);
      for (const part of [letter.text, letter.html]) {
        for (const word of [...words, token]) expect(part).toContain(word);
      }
      expect(letter.html).toContain(`<html lang="${language}">`);
      const stored = await t.deps.db.selectFrom('password_reset').select('token_hash').execute();
      expect(JSON.stringify(stored)).not.toContain(token);
    },
  );

  it('has a link for each account of one e-mail, and each opens its own account', async () => {
    const email = `${unique('toate')}@example.md`;
    const phone = '069111222';
    const name = unique('Compania');
    await t.call('POST /api/company', { body: { email, password, name, phone, tariff: 'basic' } });
    await createAdministrator(t.deps, { email, password });
    const courier = { email, password, full_name: 'Ion Rusu', phone_number: phone };
    await t.call('POST /api/courier', { body: courier });
    await must(ask(email));
    const letter = await letterTo(email);
    expect(letter.text).toMatch(/companiei:[^]*administrator:[^]*curier:/);
    const [, , ofCourier = ''] = tokensOf(letter);
    expect(await reset(ofCourier)).toMatchObject({ status: 200, body: { role: 'courier' } });
    expect((await signIn('courier', email, other)).status).toBe(200);
    expect((await signIn('company', email, password)).status).toBe(200);
    expect((await signIn('admin', email, password)).status).toBe(200);
  });

  it('is not sent for an e-mail without an account, and the answer is the same', async () => {
    const unknown = `${unique('nimeni')}@example.md`;
    const { email } = await aCompany(t);
    const before = mail.received.length;
    const [forUnknown, forKnown] = [await must(ask(unknown)), await must(ask(email))];
    expect(forUnknown).toEqual(forKnown);
    await letterTo(email);
    expect(mail.received.slice(before).map(({ to }) => to)).toEqual([[email]]);
  });
});

describe('the link', () => {
  it('sets a new password once, and ends every session', async () => {
    const company = await aCompany(t);
    const token = await tokenFor(company.email);
    expect((await reset(token, 'scurt')).body).toMatchObject({
      validationErrors: [{ field: 'password', code: 'min' }],
    });
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect((await t.send('GET /api/company', { as: company })).status).toBe(401);
    expect((await signIn('', company.email, password)).status).toBe(401);
    expect((await signIn('', company.email, other)).status).toBe(200);
  });

  it('works for 30 minutes', async () => {
    const { email } = await aCourier(t);
    const first = await tokenFor(email);
    t.clock.advance(30 * MINUTE_MS);
    expect(await reset(first)).toMatchObject({ status: 404, body: { code: 'reset_link_is_over' } });
    const second = await tokenFor(email, 2);
    t.clock.advance(30 * MINUTE_MS - 1);
    expect((await reset(second)).status).toBe(200);
  });

  it('stops working after a newer one was requested', async () => {
    const { email } = await aCompany(t);
    const first = await tokenFor(email);
    const second = await tokenFor(email, 2);
    expect((await reset(first)).status).toBe(404);
    expect((await reset(second)).status).toBe(200);
  });

  it.each([
    [
      'the password',
      (as: ACompany) =>
        t.call('POST /api/account/password', {
          as,
          body: { old_password: password, password: other },
        }),
    ],
    [
      'the e-mail',
      (as: ACompany) =>
        t.call('PUT /api/account', {
          as,
          body: { email: `${unique('mutat')}@example.md`, password },
        }),
    ],
  ])('stops working once %s was changed', async (_, change) => {
    const company = await aCompany(t);
    const token = await tokenFor(company.email);
    await change(company);
    expect((await reset(token)).status).toBe(404);
  });

  it('is refused when its token is invented', async () => {
    for (const token of ['', 'x', 'A'.repeat(43)]) expect((await reset(token)).status).toBe(404);
  });
});

describe('the mail server', () => {
  it('does not delay or fail an answer when it refuses or does not respond', async () => {
    for (const as of ['refusing', 'silent'] as const) {
      const { email } = await aCompany(t);
      mail.behave(as);
      expect((await ask(email)).status).toBe(200);
      const sent = sendMails();
      expect((await ask(`altul-${email}`)).status).toBe(200);
      mail.behave('refusing');
      await sent;
      expect(lettersTo(email)).toEqual([]);
    }
  });

  it('gets the mail later when it is back, with a link that is valid for its whole time', async () => {
    const { email } = await aCompany(t);
    mail.behave('refusing');
    await ask(email);
    await sendMails();
    mail.behave('accepting');
    t.clock.advance(45 * MINUTE_MS);
    const [token = ''] = tokensOf(await letterTo(email));
    t.clock.advance(30 * MINUTE_MS - 1);
    expect((await reset(token)).status).toBe(200);
  });

  it('gets no mail for which its reader has waited an hour', async () => {
    const { email } = await aCompany(t);
    mail.behave('refusing');
    await ask(email);
    await sendMails();
    mail.behave('accepting');
    t.clock.advance(60 * MINUTE_MS + 1);
    await sendMails();
    expect(lettersTo(email)).toEqual([]);
    expect(await t.deps.db.selectFrom('task').select('key').execute()).toEqual([]);
  });

  it('gets one mail for several requests while it was away', async () => {
    const { email } = await aCompany(t);
    mail.behave('refusing');
    await ask(email);
    await sendMails();
    await ask(email.toUpperCase());
    mail.behave('accepting');
    t.clock.advance(MINUTE_MS);
    expect((await letterTo(email, 1)).to).toEqual([email]);
  });

  it('that fails is logged, without an address or a token, and nothing of it is stored', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const { email } = await aCompany(t);
    let token = '';
    const spyingDeps = {
      ...t.deps,
      mailer: {
        send: async (letter: Parameters<NonNullable<typeof t.deps.mailer>['send']>[0]) => {
          token = letter.text;
          await t.deps.mailer?.send(letter);
        },
      },
    };
    const app = await buildApp(spyingDeps, pino({ level: 'warn' }, stream));
    mail.behave('refusing');
    await clientOf(app).call('POST /api/auth/forgot-password', { body: { email, language: 'ro' } });
    await app.tasks.runDue();
    await app.close();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('a task failed');
    expect(lines[0]).toContain('EENVELOPE');
    expect(lines[0]).not.toContain(email);
    expect(token).toContain('new-password#');
    expect(lines[0]).not.toContain(/#(\S+)/.exec(token)?.[1]);
    const stored = await t.deps.db.selectFrom('task').selectAll().execute();
    expect(stored).toMatchObject([{ last_failure: 'EENVELOPE' }]);
    expect(JSON.stringify(stored)).not.toContain('new-password');
    t.clock.advance(61 * MINUTE_MS);
    await sendMails();
  });

  it('may be missing: the call answers so, also for an unknown e-mail', async () => {
    const without = await buildTestApp();
    expect(await ask('nimeni@example.md', 'ro', without)).toMatchObject({
      status: 409,
      body: { code: 'mail_is_not_set_up' },
    });
    await without.close();
  });
});

it('gets at most three requests in a quarter of an hour for one e-mail', async () => {
  const limited = await buildTestApp({
    settings: { rateLimitScale: 1 },
    deps: (deps) => ({ ...deps, mailer: { send: async () => {} } }),
  });
  const statuses: number[] = [];
  for (const email of ['a@b.md', ' A@b.md', 'a@B.md', 'a@b.md']) {
    statuses.push((await ask(email, 'ro', limited)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await ask('alta@b.md', 'ro', limited)).status).toBe(200);
  expect((await ask('alta@', 'ro', limited)).body).toMatchObject({ code: 'validation_error' });
  await limited.close();
});
