import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '../../../testing/app/port-of.ts';
import { createS3Files } from './s3-files.ts';
import { PictureStoreUnavailableError, type PictureFiles } from './picture-files.ts';
import { until } from '../../../testing/app/until.ts';

const SOON_MS = 300;
const content = Buffer.from('a picture');
let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A store whose answers are these, in turn; the last one repeats. */
async function aStoreThat(...answers: RequestListener[]) {
  const seen: string[] = [];
  server = http.createServer((request, response) => {
    const answer = answers[Math.min(seen.length, answers.length - 1)];
    seen.push(`${request.method} ${request.url}`);
    answer?.(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = portOf(server);
  return { files: filesAt(port), port, seen };
}

function filesAt(port: number, timeLimitMs = SOON_MS): PictureFiles {
  const key = { accessKey: 'key', secretKey: 'secret', region: 'eu' };
  return createS3Files(
    { ...key, bucket: `http://127.0.0.1:${port}/pictures`, prefix: 'one/' },
    timeLimitMs,
  );
}

const answers =
  (status: number, body = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body);
const staysSilent: RequestListener = () => {};
const stopsHalfway: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': content.length });
  response.write(content.subarray(0, 4), () => response.destroy());
};
const stopsSendingHalfway: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': content.length });
  response.write(content.subarray(0, 4));
};

describe('an S3 store with faults', () => {
  it.each([
    ['answers 503', answers(503)],
    ['answers 429', answers(429)],
    ['stays silent', staysSilent],
    ['closes the connection halfway', stopsHalfway],
    ['stops halfway', stopsSendingHalfway],
  ])('that once %s is asked again', async (_fault, fault) => {
    const { files, seen } = await aStoreThat(fault, fault, answers(200, content.toString()));
    expect(await files.get('dishes/a.webp')).toEqual(content);
    expect(seen).toEqual(Array.from({ length: 3 }, () => 'GET /pictures/one/dishes/a.webp'));
  });

  it.each([
    ['answers 503', answers(503), 'answered GET with 503'],
    ['stays silent', staysSilent, 'cannot be reached'],
    ['closes the connection halfway', stopsHalfway, 'cannot be reached'],
  ])('that always %s is unavailable after three tries', async (_fault, fault, message) => {
    const { files, seen } = await aStoreThat(fault);
    const failure = files.get('dishes/a.webp');
    await expect(failure).rejects.toThrow(PictureStoreUnavailableError);
    await expect(failure).rejects.toThrow(message);
    expect(seen).toHaveLength(3);
  });

  it.each([301, 400, 403])('that answers %s is not asked again', async (status) => {
    const { port, seen } = await aStoreThat(answers(status));
    // A slow machine must not take one of these answers for silence.
    const files = filesAt(port, 60_000);
    await expect(files.get('dishes/a.webp')).rejects.toThrow(`answered GET with ${status}`);
    await expect(files.put('dishes/a.webp', content)).rejects.toThrow(`PUT with ${status}`);
    await expect(files.remove('dishes/a.webp')).rejects.toThrow(`DELETE with ${status}`);
    expect(seen).toHaveLength(3);
  });

  it('that is switched off is unavailable', async () => {
    const { files } = await aStoreThat(staysSilent);
    server?.close();
    await expect(files.get('dishes/a.webp')).rejects.toThrow('cannot be reached');
  });

  it('gets the complete content again with each try, and its hash', async () => {
    const bodies: string[] = [];
    const hashes = new Set<unknown>();
    const reads =
      (status: number): RequestListener =>
      async (request, response) => {
        bodies.push((await buffer(request)).toString());
        hashes.add(request.headers['x-amz-content-sha256']);
        response.writeHead(status).end();
      };
    const { files } = await aStoreThat(reads(500), reads(200));
    await files.put('dishes/a.webp', content);
    expect(bodies).toEqual([content.toString(), content.toString()]);
    expect([...hashes]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it('gets 32 requests at once, 500 more wait, and the next one is refused', async () => {
    const open: http.ServerResponse[] = [];
    const { port } = await aStoreThat((_request, response) => open.push(response));
    const patient = filesAt(port, 60_000);
    const all = Array.from({ length: 532 }, () => patient.get('dishes/a.webp'));
    await expect(patient.get('dishes/a.webp')).rejects.toMatchObject({
      code: 'service_unavailable',
    });
    await expect.poll(() => open.length).toBe(32);
    const isOver = Promise.all(all);
    let answered = 0;
    while (answered < all.length) {
      await until(() => open.length > 0);
      expect(open.length).toBeLessThanOrEqual(32);
      for (const response of open.splice(0)) {
        answered += 1;
        response.end(content);
      }
    }
    expect(await isOver).toHaveLength(532);
  });
});
