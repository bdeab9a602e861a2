import { fileURLToPath } from 'node:url';
import type { TestLanguage } from './language.ts';

type ScenarioDish = {
  readonly name: string;
  readonly ingredients: string;
  readonly price: number;
  readonly picture: string;
};

/** The users of the whole-order journey, and the texts that they type. */
export type Scenario = {
  readonly owner: { readonly name: string; readonly email: string; readonly phone: string };
  readonly pub: {
    readonly name: string;
    readonly urlName: string;
    readonly address: string;
    readonly theme: 'light' | 'dark';
  };
  readonly menu: string;
  readonly category: string;
  /** As shown to guests. */
  readonly dishes: readonly [ScenarioDish, ScenarioDish];
  readonly guest: {
    readonly name: string;
    readonly phone: string;
    readonly town: string;
    readonly address: string;
  };
  readonly courier: { readonly name: string; readonly email: string; readonly phone: string };
};

export const PASSWORD = 'o-parola-lunga-de-probă';
export const SALE_PRICE = 80;

/** A picture of the demo's kitchen. */
export const pictureFile = (stem: string): string =>
  fileURLToPath(new URL(`../../../server/demo/pictures/${stem}.webp`, import.meta.url));

export const scenarios: Record<TestLanguage, Scenario> = {
  ro: {
    owner: { name: 'Elena Moraru', email: 'elena@casa-verde.example', phone: '+37369123401' },
    pub: {
      name: 'Căsuța cu mușcate',
      urlName: 'casuta-cu-muscate',
      address: 'str. București 41, Chișinău',
      theme: 'light',
    },
    menu: 'Bucătărie',
    category: 'Plăcinte calde',
    dishes: [
      {
        name: 'Plăcintă cu brânză și mărar',
        ingredients: 'Foaie întinsă de mână, brânză de oi, mărar',
        price: 100,
        picture: 'placinta-branza',
      },
      {
        name: 'Învârtită cu vișine',
        ingredients: 'Foietaj, vișine, zahăr vanilat',
        price: 50,
        picture: 'invartita-visine',
      },
    ],
    guest: {
      name: 'Andrei Țurcanu',
      phone: '+37378555010',
      town: 'Chișinău',
      address: 'str. Ștefan cel Mare 132, scara 2, ap. 17',
    },
    courier: { name: 'Mihai Botnaru', email: 'mihai@curier.example', phone: '+37360777121' },
  },
  ru: {
    owner: { name: 'Олег Савченко', email: 'oleg@tihii-dvor.example', phone: '+37379123402' },
    pub: {
      name: 'Тихий двор',
      urlName: 'tihii-dvor',
      address: 'ул. Пушкина 22, Кишинёв',
      theme: 'dark',
    },
    menu: 'Кухня',
    category: 'Горячие супы',
    dishes: [
      {
        name: 'Зама с домашней лапшой',
        ingredients: 'Курица, домашняя лапша, лимонная кислота, зелень',
        price: 100,
        picture: 'zeama',
      },
      {
        name: 'Борщ красный со сметаной',
        ingredients: 'Свёкла, говядина, капуста, сметана',
        price: 50,
        picture: 'bors-rosu',
      },
    ],
    guest: {
      name: 'Наталья Гончар',
      phone: '+37368555020',
      town: 'Кишинёв',
      address: 'ул. Измаильская 88, подъезд 3, кв. 41',
    },
    courier: { name: 'Сергей Чебан', email: 'serghei@curier.example', phone: '+37361777122' },
  },
};
