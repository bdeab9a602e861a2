import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type EncodedPage } from './encoded-page.ts';

/** Sends a document in the client's best encoding, or 304 without a body when it is unchanged. */
export async function sendEncoded(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  page: EncodedPage,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(headers['accept-encoding']);
  if (reply.statusCode < 300) {
    void reply.header('etag', `"${page.hash}-${encoding}"`);
    if (headers['if-none-match']?.includes(page.hash)) return reply.code(304).send();
  }
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await page.bytes(encoding));
}
