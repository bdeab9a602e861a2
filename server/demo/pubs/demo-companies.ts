import { focSiFaina } from './foc-si-faina/pub.ts';
import { laNuc } from './la-nuc/pub.ts';
import type { DemoCompany } from './pub-types.ts';
import { siniyChaynik } from './siniy-chaynik/pub.ts';

export const casaNucului: DemoCompany = {
  name: 'Casa Nucului SRL',
  email: 'proprietar@la-nuc.example',
  phone: '+37360012345',
  tariff: 'pro',
  pubs: [laNuc],
};

/** A company of its own, so that the one with the orders keeps its single open pub. */
export const douaMese: DemoCompany = {
  name: 'Două Mese SRL',
  email: 'proprietar@doua-mese.example',
  phone: '+37360054321',
  tariff: 'pro',
  pubs: [focSiFaina, siniyChaynik],
};

/** In the order in which they register. */
export const demoCompanies: readonly DemoCompany[] = [casaNucului, douaMese];
export const demoPubs = demoCompanies.flatMap(({ pubs }) => pubs);
