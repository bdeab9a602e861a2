// Cyrillic as a Romanian ear writes it, so that «мамалыга» finds «mămăligă» and «bors» finds «борщ».
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  'абвгдежзийклмнопрстуфхцчшщъыьэюя'
    .split('')
    .map((letter, index) => [
      letter,
      'a b v g d e j z i i c l m n o p r s t u f h t c s s  i  e iu ia'.split(' ')[index] ?? '',
    ]),
);

/** A text as the search compares it: no case, no diacritics, one alphabet, sounds that people mix up. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('й', 'и')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[а-я]/g, (letter) => latin[letter] ?? '')
    .replaceAll('k', 'c')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whether every word that was typed stands somewhere in the text; both already folded. */
export function holdsWords(folded: string, words: string): boolean {
  return words.split(' ').every((word) => folded.includes(word));
}
