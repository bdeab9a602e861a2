import http from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { startProduct } from './product.ts';

// The speed of the guest's page, as a share of the fastest possible in Node: a bare server that sends the
// same bytes. Both are measured in turns, so that a machine that slows down slows both.
const ROUNDS = 5;
const SECONDS = 4;
const headers = { 'accept-encoding': 'br', 'accept-language': 'ro' };

async function perSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: 20,
    duration: SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const product = await startProduct(3195);
try {
  const page = `${product.origin}/pub/la-nuc/`;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(page, { headers }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const bare = http.createServer((_request, reply) =>
    reply.writeHead(200, response.headers).end(bytes),
  );
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const limit = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;

  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await perSecond(page);
    const most = await perSecond(limit);
    ratios.push(ours / most);
    process.stdout.write(`${Math.round(ours)} pages/s of ${Math.round(most)} possible\n`);
  }
  bare.close();
  process.stdout.write(
    `guest's page, ${bytes.length} bytes of brotli: ${median(ratios).toFixed(2)} of bare node:http\n`,
  );
} finally {
  await product.stop();
}
