// Cyrillic in Romanian spelling, so that «мамалыга» finds «mămăligă» and «bors» finds «борщ».
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  'абвгдежзийклмнопрстуфхцчшщъыьэюяієґ'
    .split('')
    .map((letter, index) => [
      letter,
      'a b v g d e j z i i c l m n o p r s t u f h t c s s  i  e iu ia i e g'.split(' ')[index] ??
        '',
    ]),
);

/** Word separators: all characters except letters and digits. */
const GAP =
  /[^a-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u1FFF\u2C00-\u2DFF\u3040-\uD7FF\uF900-\uFDFF]+/gu;

/**
 * A name as it is compared with another one: no case, no diacritics, Cyrillic and Latin as one alphabet; other
 * alphabets are unchanged. What is typed into a search is compared by `searchText`.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('й', 'и')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[а-яієґ]/g, (letter) => latin[letter] ?? '')
    .replaceAll('k', 'c')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replaceAll(GAP, ' ')
    .trim();
}
