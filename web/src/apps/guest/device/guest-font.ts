import { STORED_FONT } from '@comanda/contract/guest-page';

/** Each file with the letters that it contains; tools/make-guest-fonts.ts makes them and reads this. */
const faces = [
  { url: new URL('../fonts/cyrillic.woff2', import.meta.url).href, range: 'U+401-491,U+2116' },
  {
    url: new URL('../fonts/romanian.woff2', import.meta.url).href,
    range: 'U+102-103,U+130-131,U+15E-163,U+218-21B',
  },
  {
    url: new URL('../fonts/latin.woff2', import.meta.url).href,
    range: 'U+20-FF,U+2013-2026,U+20AC',
  },
];

async function readFace({ url, range }: (typeof faces)[number]) {
  const answer = await fetch(url, { priority: 'low' });
  if (!answer.ok) throw new Error(String(answer.status));
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return [range, btoa(String.fromCharCode(...bytes)), url];
}

/**
 * Stores the page's font on the device for the next page, as bytes: a script applies it before the first
 * render. A font that a page requests comes late on a slow phone, and changes the layout under the first tap.
 */
export async function storeGuestFont(): Promise<void> {
  try {
    const stored = window.localStorage.getItem(STORED_FONT) ?? '';
    if (faces.every(({ url }) => stored.includes(url))) return;
    const read = await Promise.all(faces.map(readFace));
    window.localStorage.setItem(STORED_FONT, JSON.stringify(read));
  } catch {
    // Without a network or a storage the device's own font stays.
  }
}
