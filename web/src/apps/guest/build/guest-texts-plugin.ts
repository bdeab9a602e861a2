import { allTexts, languages } from '@comanda/contract/texts';
import type { Plugin } from 'vite';
import { isIslandText } from '../checkout/island-text-keys.ts';

const PREFIX = 'virtual:guest-texts/';

/** Compiles the order island's texts into one small module a language: a guest loads only theirs. */
export function guestTextsPlugin(): Plugin {
  return {
    name: 'comanda:guest-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => {
      const language = languages.find((known) => id === `\0${PREFIX}${known}`);
      if (!language) return undefined;
      const texts = Object.entries(allTexts)
        .filter(([key]) => isIslandText(key))
        .map(([key, text]) => [key, text[language]]);
      return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
