import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { PictureStoreUnavailableError } from './picture-files.ts';
import type { S3Settings } from './s3-settings.ts';

const TRIES = 3;
const TIME_LIMIT_MS = 5_000;
const FIRST_PAUSE_MS = 100;

type S3Request = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly address: string;
  readonly content?: Buffer;
};
export type S3Answer = { readonly status: number; readonly body: Buffer };
export type SendToS3 = (request: S3Request) => Promise<S3Answer>;

const isTemporary = (status: number): boolean => status >= 500 || status === 429;

/** Half to one and a half times a pause that doubles: callers that failed together do not retry together. */
function pauseMs(attempt: number): number {
  return FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random());
}

/**
 * Sends signed requests to an S3 store, with a time limit for each complete answer, and repeats one that fails.
 * Repeating a PUT is harmless: a name always has the same content.
 */
export function createSendToS3(
  { accessKey, secretKey, region }: S3Settings,
  timeLimitMs = TIME_LIMIT_MS,
): SendToS3 {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
  });

  const sendOnce = async ({ method, address, content }: S3Request): Promise<S3Answer> => {
    // The store refuses content with another hash: without the header it would not notice damaged bytes.
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    const headers = {
      'x-amz-content-sha256': hash,
      ...(content ? { 'content-type': 'image/webp' } : {}),
    };
    const request = await client.sign(address, {
      method,
      headers,
      body: content ? new Uint8Array(content) : null,
    });
    const answer = await fetch(request, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  };

  return async (request) => {
    let failure: { status: number } | { cause: unknown } | undefined;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      if (attempt > 0) await wait(pauseMs(attempt - 1));
      try {
        const answer = await sendOnce(request);
        if (!isTemporary(answer.status)) return answer;
        failure = { status: answer.status };
      } catch (cause) {
        failure = { cause };
      }
    }
    throw failure && 'status' in failure
      ? refusedByStore(request.method, failure.status)
      : new PictureStoreUnavailableError('the store of pictures cannot be reached', failure);
  };
}

/** An answer that no retry improves: a wrong key, a missing bucket. */
export function refusedByStore(method: string, status: number): PictureStoreUnavailableError {
  return new PictureStoreUnavailableError(
    `the store of pictures answered ${method} with ${status}`,
  );
}
