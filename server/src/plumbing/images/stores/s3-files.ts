import { createQueue } from '../../create-queue.ts';
import type { ListedFile, PictureFiles } from './picture-files.ts';
import type { S3Settings } from './s3-settings.ts';
import { createSendToS3, refusedByStore, type S3Answer } from './send-to-s3.ts';

/** Each holds a connection, and a file of up to some hundred kilobytes. */
const MAX_AT_ONCE = 32;
/** More than a full pub opens at once; a store that has stopped answering must not collect all requests. */
const MAX_WAITING = 500;

const plainText: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

function element(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text?.replace(/&\w+;/g, (entity) => plainText[entity] ?? entity);
}

/** A page of ListObjectsV2; `next` continues the list. */
function readPage(body: Buffer): { files: ListedFile[]; next: string | undefined } {
  const xml = body.toString();
  const files = [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([content]) => ({
    name: element(content, 'Key')?.split('/').at(-1) ?? '',
    writtenAt: new Date(element(content, 'LastModified') ?? NaN),
  }));
  return { files, next: element(xml, 'NextContinuationToken') };
}

/** Pictures in an S3 store, which several machines can share. */
export function createS3Files(settings: S3Settings, timeLimitMs?: number): PictureFiles {
  const { bucket, prefix } = settings;
  const sendNow = createSendToS3(settings, timeLimitMs);
  const queue = createQueue(MAX_AT_ONCE, MAX_WAITING);
  const send: typeof sendNow = (request) => queue(() => sendNow(request));
  const addressOf = (file: string): string => `${bucket}/${prefix}${file}`;

  const expectStatus = (method: string, answer: S3Answer, ...expected: number[]): S3Answer => {
    if (!expected.includes(answer.status)) throw refusedByStore(method, answer.status);
    return answer;
  };

  async function* list(folder: string): AsyncGenerator<readonly ListedFile[]> {
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${folder}/` });
      if (next !== undefined) query.set('continuation-token', next);
      const page = await send({ method: 'GET', address: `${bucket}?${query.toString()}` });
      const { files, next: following } = readPage(expectStatus('GET', page, 200).body);
      yield files;
      next = following;
    } while (next !== undefined);
  }

  return {
    // Never with If-None-Match, which some stores refuse: a new name is unused.
    put: async (file, content) => {
      const request = { method: 'PUT', address: addressOf(file), content } as const;
      expectStatus('PUT', await send(request), 200);
    },
    get: async (file) => {
      const answer = await send({ method: 'GET', address: addressOf(file) });
      if (answer.status === 404) return undefined;
      return expectStatus('GET', answer, 200).body;
    },
    remove: async (file) => {
      expectStatus(
        'DELETE',
        await send({ method: 'DELETE', address: addressOf(file) }),
        200,
        204,
        404,
      );
    },
    list,
  };
}
