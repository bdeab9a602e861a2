import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { portOf } from '../../testing/app/port-of.ts';
import { AppError } from './app-error.ts';
import { uploadLimits, useUpload } from './use-upload.ts';
import { until } from '../../testing/app/until.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-use-upload-'));
let app: FastifyInstance;
/** The refusal's code, or the error's, of each request. */
const failures: string[] = [];
let use: (file: string) => Promise<string>;

beforeAll(async () => {
  app = Fastify();
  await app.register(multipart, { limits: uploadLimits });
  app.post('/', async (request) => useUpload(request, 'image', (file) => use(file)));
  app.setErrorHandler((error: AppError, _request, reply) => {
    failures.push(error.code);
    void reply.code(400).send();
  });
  await app.listen();
});
beforeEach(() => {
  vi.stubEnv('TMPDIR', folder);
  failures.length = 0;
  use = async (file) => readFileSync(file, 'utf8');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  rmSync(folder, { recursive: true });
});

const headers = { 'content-type': 'multipart/form-data; boundary=end' };
const bodyOf = (content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('--end\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n--end--\r\n'),
  ]);
const send = (content: string | Buffer) =>
  app.inject({ method: 'POST', url: '/', headers, payload: bodyOf(content) });

it('has the content in a file of its own, which is removed afterwards', async () => {
  let files: string[] = [];
  use = async (file) => {
    files = readdirSync(folder).map((name) => path.join(folder, name));
    expect(files).toEqual([file]);
    return readFileSync(file, 'utf8');
  };
  expect((await send('borș')).body).toBe('borș');
  expect(files).toHaveLength(1);
  expect(readdirSync(folder)).toEqual([]);
});

it('removes the file when its use fails', async () => {
  use = async () => {
    throw new AppError('file_is_not_an_image');
  };
  await send('borș');
  expect(failures).toEqual(['file_is_not_an_image']);
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  [uploadLimits.fileSize, []],
  [uploadLimits.fileSize + 1, ['file_is_too_large']],
])('%i bytes: %j', async (size, refusals) => {
  use = async (file) => String(readFileSync(file).length);
  const answer = await send(Buffer.alloc(size));
  expect(failures).toEqual(refusals);
  if (refusals.length === 0) expect(answer.body).toBe(String(size));
  expect(readdirSync(folder)).toEqual([]);
});

it('an interrupted file is refused and leaves nothing behind', async () => {
  const request = http.request({
    port: portOf(app.server),
    method: 'POST',
    headers: { ...headers, 'content-length': 100_000 },
  });
  request.on('error', () => {}); // the connection that this test ends
  request.write(bodyOf('a'.repeat(50_000)).subarray(0, 20_000));
  await until(() => readdirSync(folder).length === 1);
  request.destroy();
  await until(() => failures.length === 1);
  expect(failures).toEqual(['invalid_file']);
  await until(() => readdirSync(folder).length === 0);
});

it('a folder that cannot be written is no fault of the file', async () => {
  vi.stubEnv('TMPDIR', path.join(folder, 'missing'));
  await send('borș');
  expect(failures).toEqual(['ENOENT']);
});
