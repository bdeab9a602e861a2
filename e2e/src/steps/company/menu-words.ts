import type { TestLanguage } from '../../stage/language.ts';

const ro = {
  kitchen: 'Bucătărie',
  breakfast: 'Mic dejun',
  bar: 'Bar',
  soups: 'Zeamă și ciorbe',
  salads: 'Salate',
  grill: 'La grătar',
  desserts: 'Deserturi',
  wines: 'Vinuri',
  zeama: 'Zeamă de casă',
  zeamaOf: 'Găină de țară, tăieței, leuștean',
  bors: 'Borș roșu cu smântână',
  secret: 'Ciorbă de perișoare',
  mistake: 'Greșeală',
  wine: 'Fetească neagră',
};

/** The same menu in both languages. */
export type MenuWords = Readonly<typeof ro>;

export const menuWords: Readonly<Record<TestLanguage, MenuWords>> = {
  ro,
  ru: {
    kitchen: 'Кухня',
    breakfast: 'Завтраки',
    bar: 'Бар',
    soups: 'Горячие супы',
    salads: 'Салаты',
    grill: 'На углях',
    desserts: 'Десерты',
    wines: 'Вина',
    zeama: 'Зама домашняя',
    zeamaOf: 'Домашняя курица, лапша, любисток',
    bors: 'Борщ со сметаной',
    secret: 'Чорба с фрикадельками',
    mistake: 'Ошибка',
    wine: 'Фетяска нягрэ',
  },
};
