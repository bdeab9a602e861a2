import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliAt, chooseEncoding, gzipBest } from './encoded-page.ts';

/** An answer in one packet of the network arrives as fast uncompressed. */
const COMPRESSED_FROM_BYTES = 1_400;
/** An answer is compressed once for each request, so fast: a list of 50 kB takes 1 ms. */
const QUALITY = 4;

/** The hook of a call that may answer with a list: sends a large JSON answer in the client's best encoding. */
export async function compressAnswer(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < COMPRESSED_FROM_BYTES) return payload;
  const encoding = chooseEncoding(headers['accept-encoding']);
  if (encoding === 'identity') return payload;
  void reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
  const text = Buffer.from(payload);
  return encoding === 'gzip' ? gzipBest(text) : brotliAt(text, QUALITY);
}
