import { vi } from 'vitest';

/** A file upload from the server's side. */
class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  call = '';
  form = new FormData();

  open(method: string, url: string): void {
    this.call = `${method} ${url}`;
  }

  setRequestHeader(): void {}

  send(body: FormData): void {
    this.form = body;
  }
}

export type FakeUploads = {
  /** Every started upload, in order. */
  readonly begun: readonly FakeUpload[];
  /** The sent part of the newest upload, of 100 bytes. */
  readonly receive: (percent: number) => void;
  /** Answers the newest upload. */
  readonly answer: (status: number, body: string | object) => void;
  /** Breaks the connection of the newest upload. */
  readonly cut: () => void;
};

/** Replaces the transport of files, which reports the progress of each. */
export function fakeUploads(): FakeUploads {
  const begun: FakeUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      constructor() {
        super();
        begun.push(this);
      }
    },
  );
  const newest = () => {
    const upload = begun.at(-1);
    if (!upload) throw new Error('nothing was sent');
    return upload;
  };
  return {
    begun,
    receive: (loaded) => {
      const progress = new ProgressEvent('progress', {
        lengthComputable: true,
        loaded,
        total: 100,
      });
      newest().upload.dispatchEvent(progress);
    },
    answer: (status, body) => {
      const request = newest();
      request.status = status;
      request.responseText = typeof body === 'string' ? body : JSON.stringify(body);
      request.dispatchEvent(new Event('load'));
    },
    cut: () => {
      newest().dispatchEvent(new Event('error'));
    },
  };
}
