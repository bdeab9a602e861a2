import { readFile, readText } from './read-list.ts';

// Reading a large workbook takes seconds, in which the page would not answer.
globalThis.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
  const reading = typeof data === 'string' ? Promise.resolve(readText(data)) : readFile(data);
  void reading.then((list) => {
    globalThis.postMessage(list);
  });
});
