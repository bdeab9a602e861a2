import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GUEST_FILES_DIR, guestWeb } from './guest-web.ts';

const ASSETS = path.join(GUEST_FILES_DIR, 'assets');

const readAssets = async (end: string): Promise<{ name: string; content: string }[]> =>
  Promise.all(
    (await readdir(ASSETS))
      .filter((name) => name.endsWith(end))
      .map(async (name) => ({ name, content: await readFile(path.join(ASSETS, name), 'utf8') })),
  );

test('no script loads the styles of a document again: they would override those that came after them', async () => {
  const { pubAssets, orderAssets } = await guestWeb();
  const inDocuments = new Set([pubAssets.css, orderAssets.css]);
  const styles = (await readAssets('.css')).filter(({ content }) => inDocuments.has(content));
  expect(styles).toHaveLength(2);
  const scripts = await readAssets('.js');
  for (const { name } of styles) {
    const loading = scripts.filter(({ content }) => content.includes(name));
    expect(loading.map((script) => script.name)).toEqual([]);
  }
});
