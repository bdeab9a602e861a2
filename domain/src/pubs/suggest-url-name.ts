import { transliterate } from '../text/transliterate.ts';

/** An address made of a pub's name, which its owner may still change: «Casa Mea» gives `casa-mea`. */
export function suggestUrlName(name: string): string {
  return transliterate(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
