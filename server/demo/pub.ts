/** A fictional pub in the middle of Chișinău, and the fictional company that owns it. */
export interface DemoPub {
  company: { name: string; email: string; phone: string; tariff: 'basic' | 'pro' | 'business' };
  name: string;
  urlName: string;
  address: string;
  lat: number;
  lng: number;
  wifiNetwork: string;
  wifiPassword: string;
  additionalInfo: string;
  telegramUsername: string;
  currencyId: number;
  timeZone: string;
  color: string;
  colorTheme: 'light' | 'dark';
  hasInPlaceOrder: boolean;
  preorder: { cardPreorder: boolean; cashPreorder: boolean };
  /** File stem under `pictures/`. */
  cover: string;
}

export const demoPub: DemoPub = {
  company: {
    name: 'Casa Nucului SRL',
    email: 'proprietar@la-nuc.example',
    phone: '+37360012345',
    tariff: 'pro',
  },
  name: 'La Nuc',
  urlName: 'la-nuc',
  address: 'str. Mihail Kogălniceanu 58, Chișinău',
  lat: 47.02135,
  lng: 28.82785,
  wifiNetwork: 'La Nuc Guest',
  wifiPassword: 'subnucul1932',
  additionalInfo:
    'Bucătărie moldovenească sub un nuc bătrân. Muzică live vineri și sâmbătă, de la 20:00. Terasă cu 40 de locuri, colț de joacă pentru copii, cățeii sunt bineveniți.',
  telegramUsername: 'lanuc_chisinau',
  currencyId: 1,
  timeZone: 'Europe/Chisinau',
  color: '#9c3d1f',
  colorTheme: 'light',
  hasInPlaceOrder: true,
  preorder: { cardPreorder: true, cashPreorder: true },
  cover: 'cover',
};

/** The company's summer terrace: its publication ended with the season and was not extended. */
export const demoTerrace = {
  name: 'La Nuc · Terasa de vară',
  urlName: 'la-nuc-terasa',
  address: 'Parcul Valea Morilor, debarcaderul de est, Chișinău',
  openedDaysAgo: 75,
} as const;
