import { transliterate } from '../text/transliterate.ts';

/** A suggested address made of a pub's name: «Casa Mea» gives `casa-mea`. */
export function suggestUrlName(name: string): string {
  return transliterate(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
