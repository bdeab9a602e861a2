import { expect, test } from 'vitest';
import { searchFor, searchText } from './search-text.ts';

const finds = (text: string, typed: string): boolean => searchFor(typed)(searchText(text));

// A menu is written in one alphabet and spelling, and searched in another.
test.each([
  ['Brînză de oaie', 'brânză'],
  ['Brânză de oaie', 'brînză'],
  ['Brânză de oaie', 'branza'],
  ['Brînză de oaie', 'branza'],
  ['Brânză de oaie', 'brinza'],
  ['Branza de oaie', 'brânză'],
  ['Brânză de oaie', 'брынза'],
  ['Брынза овечья', 'brânza'],
  ['Брынза овечья', 'branza'],
  ['Pizza Margherita', 'пицца'],
  ['Pizza Margherita', 'пица'],
  ['Пицца Маргарита', 'pizza'],
  ['Salată cu mozzarella', 'моцарелла'],
  ['Salată cu mozzarella', 'mozarela'],
  ['Салат с моцареллой', 'mozzarel'],
  ['Ceai negru', 'чай'],
  ['Чай чёрный', 'ceai'],
  ['Salată Cezar', 'цезарь'],
  ['Caesar cu pui', 'цезарь'],
  ['Салат «Цезарь»', 'cezar'],
  ['Салат «Цезарь»', 'caesar'],
  ['Plăcintă cu vișine', 'плацинда'],
  ['Плацинда с брынзой', 'placinta'],
  ['Plăcintă cu vișine', 'плачинта'],
  ['Zeamă cu tăiței', 'зама'],
  ['Zeamă cu tăiței', 'зяма'],
  ['Зама с домашней лапшой', 'zeama'],
  ['Ciorbă de burtă', 'чорба'],
  ['Чорба', 'ciorba'],
  ['Cappuccino', 'капучино'],
  ['Капучино', 'cappuccino'],
  ['Colțunași cu cartofi', 'coltunasi'],
  ['Colțunași cu cartofi', 'колцунаш'],
  ['Coltunasi cu cartofi', 'colțunași'],
  ['Chiftele de casă', 'кифтеле'],
  ['Gelato', 'джелато'],
  ['Julien', 'жульен'],
  ['Tzatziki', 'цацики'],
  ['Espresso', 'эспрессо'],
  ['Cafea', 'cafe'],
  ['Mămăligă cu brânză', 'mamaliga'],
  ['Mămăligă cu brânză', 'BRÂNZĂ mămă'],
  ['Mămăligă cu brânză', 'мамалыга'],
  ['Borș roșu', 'борщ'],
  ['Зелёный борщ', 'зеленый bors'],
  ['Кебаб', 'kebab'],
  ['Київський борщ', 'kiiv'],
  ['Ґречані млинці', 'grec'],
  ['Єгипетський плов', 'egip'],
  ['Σουβλάκι με πίτα', 'σουβλακι'],
  ['ხაჭაპური', 'ხაჭაპური'],
  ['東京 ramen', '東京'],
  // A decomposed letter, as some phones type it.
  ['Brânză', 'bra\u0302nza\u0306'],
])('«%s» is found by «%s», and by its beginnings of three letters and more', (text, typed) => {
  const letters = Array.from(typed);
  for (let end = Math.min(3, letters.length); end <= letters.length; end += 1) {
    const beginning = letters.slice(0, end).join('');
    expect(finds(text, beginning), beginning).toBe(true);
  }
});

test.each([
  ['Mămăligă cu brânză', 'mamaliga pizza'],
  ['Mămăligă cu brânză', '東京'],
  ['Tort', 'sort'],
  ['Vin roșu', 'bere'],
  ['Mici', 'maci'],
  ['Cola 10 ml', '100'],
  ['Pâine', 'pizza'],
  ['Чан', 'can'],
])('«%s» is not found by «%s»', (text, typed) => {
  expect(finds(text, typed)).toBe(false);
});
