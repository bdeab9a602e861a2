import { allTexts, languages, textsIn, type Language } from '@comanda/contract/texts';
import type { Plugin } from 'vite';
import { islands, isIslandText, type Island } from '../island/island-text-keys.ts';

const PREFIX = 'virtual:guest-texts/';

/** A module that loads an island's texts in the requested language. */
export function loadersOf(island: Island, offered: readonly string[]): string {
  const loaders = offered.map((one) => `${one}: () => import('${PREFIX}${island}/${one}'),`);
  return `export default {${loaders.join('')}};`;
}

function textsOf(island: Island, language: Language): string {
  const texts = Object.entries(textsIn(allTexts, language)).filter(([key]) =>
    isIslandText(island, key),
  );
  return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
}

/** Compiles each island's texts into one small module per language: a guest loads only one. */
export function guestTextsPlugin(): Plugin {
  return {
    name: 'comanda:guest-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      const [name, languageName] = id.startsWith(`\0${PREFIX}`)
        ? id.slice(PREFIX.length + 1).split('/')
        : [];
      const island = islands.find((one) => one === name);
      if (!island) return undefined;
      if (languageName === undefined) return loadersOf(island, languages);
      const language = languages.find((one) => one === languageName);
      return language && textsOf(island, language);
    },
  };
}
