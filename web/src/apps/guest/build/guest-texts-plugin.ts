import { allTexts, languages } from '@comanda/contract/texts';
import type { Plugin } from 'vite';
import { islands, isIslandText } from '../island/island-text-keys.ts';

const PREFIX = 'virtual:guest-texts/';

/** Compiles each island's texts into one small module a language: a guest loads only theirs. */
export function guestTextsPlugin(): Plugin {
  return {
    name: 'comanda:guest-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      const island = islands.find((name) => id.startsWith(`\0${PREFIX}${name}/`));
      const language = languages.find((known) => id === `\0${PREFIX}${island}/${known}`);
      if (!island || !language) return undefined;
      const texts = Object.entries(allTexts)
        .filter(([key]) => isIslandText(island, key))
        .map(([key, text]) => [key, text[language]]);
      return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
