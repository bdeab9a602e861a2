import { readFile, readText, type Mappings } from './read-list.ts';

export type Reading = { readonly source: ArrayBuffer | string; readonly mappings: Mappings };

async function answer({ source, mappings }: Reading): Promise<void> {
  const list =
    typeof source === 'string' ? readText(source, mappings) : await readFile(source, mappings);
  globalThis.postMessage(list);
}

// Reading a large workbook takes seconds, in which the page would not answer.
globalThis.addEventListener('message', ({ data }: MessageEvent<Reading>) => {
  void answer(data);
});
