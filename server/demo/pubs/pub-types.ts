import type { Language } from '@comanda/contract/texts';
import type { WeekHours } from '@comanda/domain/hours';
import type { DeliveryType } from '@comanda/domain/shipping';
import type { DemoMenu, Translated } from '../menu/menu-types.ts';
import type { DemoOptionGroup } from '../menu/option-types.ts';
import type { DemoZone } from './districts.ts';

export interface DemoShipping {
  deliveryType: DeliveryType;
  addCommissionToDishPrices: boolean;
  cardPreorder: boolean;
  cashPreorder: boolean;
  minutesFrom: number;
  minutesTo: number;
  /** Minutes from midnight, Monday first; an end before its start lies on the next day. */
  week: { start: number; end: number }[];
  zones: DemoZone[];
}

export interface DemoPub {
  name: string;
  urlName: string;
  address: string;
  lat: number;
  lng: number;
  wifiNetwork: string;
  wifiPassword: string;
  additionalInfo: Translated;
  telegramUsername: string;
  /** The language in which it writes its menu; it offers it in all others too. */
  workingLanguage: Language;
  currencyId: number;
  timeZone: string;
  color: string;
  colorTheme: 'light' | 'dark';
  hasInPlaceOrder: boolean;
  hasPickUpOrder: boolean;
  /** Its opening hours; a pub without takes orders at its tables whenever the demo is tried. */
  opening?: WeekHours;
  /** File stem under `pictures/`; null without a picture. */
  cover: string | null;
  menus: DemoMenu[];
  options: readonly DemoOptionGroup[];
  /** Null of a pub that does not deliver. */
  shipping: DemoShipping | null;
}

/** A fictional company, and its pubs in the order in which it opened them. */
export interface DemoCompany {
  name: string;
  email: string;
  phone: string;
  tariff: 'basic' | 'pro' | 'business';
  pubs: DemoPub[];
}
