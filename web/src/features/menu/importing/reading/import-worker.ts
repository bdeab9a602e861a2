import { readFile, readText } from './read-list.ts';

async function answer(source: ArrayBuffer | string): Promise<void> {
  globalThis.postMessage(typeof source === 'string' ? readText(source) : await readFile(source));
}

// Reading a large workbook takes seconds, in which the page would not answer.
globalThis.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
  void answer(data);
});
