import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from '../encoded-page.ts';
import type { CompressedDocument } from './compress-document.ts';
import { answerOf, type ReadyAnswer } from './ready-answer.ts';

type Wish = {
  readonly encoding: Encoding;
  /** The client has the current document. */
  readonly hasIt: boolean;
  /** Requests of the same variant get the same response. */
  readonly variant: string;
};

function wishOf(headers: IncomingHttpHeaders, hash: string): Wish {
  const encoding = chooseEncoding(headers['accept-encoding']);
  const hasIt = headers['if-none-match']?.includes(hash) === true;
  return { encoding, hasIt, variant: hasIt ? `${encoding} 304` : encoding };
}

/** The response that `sendDocument` has sent before to a request with the same wish. */
export function readyAnswer(
  headers: IncomingHttpHeaders,
  document: CompressedDocument,
): ReadyAnswer | undefined {
  return document.answer(wishOf(headers, document.hash).variant);
}

/**
 * Sends a document in the client's best encoding, or 304 without a body when it is unchanged. All other headers
 * have to be the same for every request of this document: the response is kept for the next ones.
 */
export async function sendDocument(
  { headers, method }: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: FastifyReply,
  document: CompressedDocument,
): Promise<FastifyReply> {
  const { encoding, hasIt, variant } = wishOf(headers, document.hash);
  const body = hasIt ? undefined : await document.bytes(encoding);
  reply.raw.once('finish', () => {
    const answer = answerOf(reply.raw, body);
    const isAsExpected = answer?.status === (hasIt ? 304 : 200);
    if (method === 'GET' && isAsExpected) document.keepAnswer(variant, answer, encoding);
  });
  void reply.header('etag', `"${document.hash}-${encoding}"`);
  if (hasIt) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(body);
}
