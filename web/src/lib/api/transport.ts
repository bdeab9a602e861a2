import { type Answer, earlyKey, takeEarlyAnswer } from './early-answers.ts';
import { ApiError } from './api-error.ts';

export type OutgoingRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Reports the upload progress, 0 to 1. */
  readonly onProgress?: ((sent: number) => void) | undefined;
};

/** Sends a request and reads the whole response; fails only when no response came. */
export type Transport = (request: OutgoingRequest) => Promise<Answer>;

const noAnswer = () => new ApiError('network_error', { status: 0 });

async function sendByFetch(request: OutgoingRequest): Promise<Answer> {
  const { accesstoken } = request.headers;
  const early = await takeEarlyAnswer(earlyKey(request.method, request.url, accesstoken));
  if (early) return early;
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      signal: request.signal ?? null,
      credentials: 'same-origin',
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (request.signal?.aborted === true) throw error;
    throw noAnswer();
  }
}

/** fetch reports no upload progress, so files are sent by XMLHttpRequest. */
function sendByXhr(request: OutgoingRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) request.onProgress?.(event.loaded / event.total);
    });
    xhr.addEventListener('load', () => {
      resolve({ status: xhr.status, text: xhr.responseText });
    });
    for (const end of ['error', 'abort', 'timeout'] as const) {
      xhr.addEventListener(end, () => {
        reject(noAnswer());
      });
    }
    xhr.send(request.body ?? null);
  });
}

export const browserTransport: Transport = (request) =>
  request.onProgress ? sendByXhr(request) : sendByFetch(request);
