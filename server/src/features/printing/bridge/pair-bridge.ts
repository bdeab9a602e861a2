import type { CallBody, CallReply } from '@comanda/contract';
import { bridgeFields, PAIRING_CODE_MINUTES } from '@comanda/domain/printing';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import { hashOf } from '../../../plumbing/tokens.ts';
import type { PubScope } from '../../../scopes.ts';
import { findPub } from '../../pubs/index.ts';
import type { PrintingDeps } from '../printing-deps.ts';
import { insertCode, replaceBridge, takeCode } from './queries.ts';

/** Valid for minutes, and short enough to be typed. */
const CODE_BYTES = 9;
const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;

/** Creates the code that pairs one bridge with a pub. Only its hash is stored. */
export async function createPairingCode(
  { clock, randomText, write }: PrintingDeps,
  scope: PubScope,
): Promise<{ code: string; expires_at: string }> {
  const code = randomText(CODE_BYTES);
  const expiresAt = new Date(clock.now().getTime() + PAIRING_CODE_MINUTES * MINUTE_MS);
  await write((transaction) =>
    insertCode(transaction, scope, { codeHash: hashOf(code), expiresAt }),
  );
  return { code, expires_at: expiresAt.toISOString() };
}

/** Gives the holder of a code the token of a bridge; only its hash is stored. */
export async function pairBridge(
  { clock, randomText, write }: PrintingDeps,
  { code, name }: CallBody<'POST /api/print-bridge/pair'>,
): Promise<Omit<CallReply<'POST /api/print-bridge/pair'>, 'ok'>> {
  checkFields(bridgeFields, { name });
  const now = clock.now();
  const token = randomText(TOKEN_BYTES);
  return write(async (transaction) => {
    const pubId = await takeCode(transaction, { codeHash: hashOf(code), now });
    const pub = pubId === undefined ? undefined : await findPub(transaction, pubId);
    if (!pub) throw new AppError('pairing_code_is_over');
    await replaceBridge(transaction, {
      pub_id: pub.id,
      name: name.trim(),
      token_hash: hashOf(token),
      paired_at: now,
      last_seen_at: now,
    });
    return { token, pub_name: pub.name };
  });
}
