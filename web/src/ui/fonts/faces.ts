// Self-hosted and subset: only the scripts that the three languages use. Romanian ș ț ă are in latin-ext, â î
// in latin.
import type { Language } from '@comanda/contract/texts';
import wordsCyrillic from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2?url';
import wordsLatinExt from '@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2?url';
import wordsLatin from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import figuresCyrillic from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-cyrillic-wght-normal.woff2?url';
import figuresLatinExt from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2?url';
import figuresLatin from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';

const WORDS = { family: 'Commissioner Variable', weight: '100 900' };
const FIGURES = { family: 'JetBrains Mono Variable', weight: '100 800' };

const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116';
const LATIN_EXT =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, ' +
  'U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
  'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const files = [
  { ...WORDS, url: wordsCyrillic, range: CYRILLIC },
  { ...WORDS, url: wordsLatinExt, range: LATIN_EXT },
  { ...WORDS, url: wordsLatin, range: LATIN },
  { ...FIGURES, url: figuresCyrillic, range: CYRILLIC },
  { ...FIGURES, url: figuresLatinExt, range: LATIN_EXT },
  { ...FIGURES, url: figuresLatin, range: LATIN },
];

/** The addresses of the files. */
export const fontUrls = files.map(({ url }) => url);

/** The letters beyond the Latin ones that each language writes. */
const further: Readonly<Record<Language, string | undefined>> = {
  en: undefined,
  ro: LATIN_EXT,
  ru: CYRILLIC,
};

/**
 * The two fonts, whose families the style sheets name; once a face is added to the document, its file is loaded when a
 * screen needs it. `first` are those of the texts in a language.
 */
export function makeFaces(language: Language): { all: FontFace[]; first: FontFace[] } {
  const all = files.map(({ family, url, range, weight }) => {
    const source = `url(${url}) format("woff2")`;
    return new FontFace(family, source, { weight, unicodeRange: range, display: 'swap' });
  });
  const first = all.filter((_, index) => {
    const range = files[index]?.range;
    return range === LATIN || range === further[language];
  });
  return { all, first };
}
