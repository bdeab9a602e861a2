import type { CallBody } from '@comanda/contract';
import { RESET_LINK_MINUTES, signInOrder } from '@comanda/domain/accounts';
import type { Deps } from '../../../deps.ts';
import type { Mailer } from '../../../plumbing/mail/mailer.ts';
import { hashOf } from '../../../plumbing/tokens.ts';
import { listAccountsByEmail } from '../queries.ts';
import { upsertResetLink } from '../reset-link-queries.ts';
import { resetLetter, type ResetLink } from './reset-letter.ts';

type LinkDeps = Pick<Deps, 'db' | 'write' | 'clock' | 'randomText' | 'settings'>;

/** The token is in the fragment: browsers do not send it, so it is in no log and no referrer. */
function addressOf({ settings }: LinkDeps, token: string): string {
  return `${settings.publicUrl}/admin/auth/new-password#${token}`;
}

/** Creates a link for each account of an e-mail and mails them; an e-mail without an account gets nothing. */
export async function mailResetLinks(
  deps: LinkDeps,
  mailer: Mailer,
  { email, language }: CallBody<'POST /api/auth/forgot-password'>,
): Promise<void> {
  const wanted = { email: email.trim(), roles: signInOrder };
  const accounts = await listAccountsByEmail(deps.db, wanted);
  const expiresAt = new Date(deps.clock.now().getTime() + RESET_LINK_MINUTES * 60_000);
  // To the registered address: the typed one may only look like it.
  for (const [to, some] of Map.groupBy(accounts, (account) => account.email ?? '')) {
    const links: ResetLink[] = [];
    for (const role of signInOrder) {
      const account = some.find((one) => one.role === role);
      if (!account) continue;
      const token = deps.randomText(32);
      const link = { account_id: account.id, token_hash: hashOf(token), expires_at: expiresAt };
      await deps.write((transaction) => upsertResetLink(transaction, link));
      links.push({ role, address: addressOf(deps, token) });
    }
    await mailer.send({ to, ...resetLetter({ language, links, minutes: RESET_LINK_MINUTES }) });
  }
}
