import { expect, it } from 'vitest';
import { matchPictures } from './index.ts';

const dishes = [
  { id: 1, name: 'Zeamă de casă' },
  { id: 2, name: 'Борщ' },
  { id: 3, name: 'Mămăligă cu brânză' },
  { id: 4, name: 'Mămăligă' },
  { id: 5, name: 'Ceai' },
  { id: 6, name: 'ceai' },
];

it.each<[string, number | undefined, boolean]>([
  ['Zeamă de casă.jpg', 1, true],
  ['zeama_de-casa.JPEG', 1, true],
  ['bors.webp', 2, true],
  ['mamaliga.png', 4, true],
  // Without an extension, too.
  ['mamaliga', 4, true],
  ['zeama.jpg', 1, false],
  ['mamaliga (1).jpg', 4, false],
  ['mamaliga cu brinza si smintina.jpg', 4, false],
  ['branza.png', 3, false],
  // Two dishes have this name.
  ['ceai.jpg', 5, false],
  ['IMG_2041.jpg', undefined, false],
  ['de.jpg', undefined, false],
  ['.jpg', undefined, false],
])('%s is of dish %s, exactly: %s', (fileName, dishId, isExact) => {
  expect(matchPictures([fileName], dishes)).toEqual([{ dishId, isExact }]);
});

it('of two files with the name of one dish the first is exact, and proposals are other dishes', () => {
  expect(matchPictures(['mamaliga.png', 'Mămăligă.jpg'], dishes)).toEqual([
    { dishId: 4, isExact: true },
    { dishId: 3, isExact: false },
  ]);
});
