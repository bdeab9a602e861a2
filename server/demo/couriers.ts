/** Two couriers: one of the platform's pool, one attached to the demo pub. */
export interface DemoCourier {
  slug: string;
  fullName: string;
  email: string;
  phone: string;
  gender: 'male' | 'female';
  birthDate: string;
  location: string;
  telegramUsername: string;
  /** Approved by the platform: takes pool orders. */
  approved: boolean;
  /** Attached to the demo pub: takes its own orders. */
  attached: boolean;
  picture: string;
}

export const demoCouriers: DemoCourier[] = [
  {
    slug: 'ion-rusu',
    fullName: 'Ion Rusu',
    email: 'ion.rusu@curier.example',
    phone: '+37368034517',
    gender: 'male',
    birthDate: '1998-04-12',
    location: 'Chișinău, Rîșcani',
    telegramUsername: 'ion_pe_scuter',
    approved: true,
    attached: false,
    picture: 'courier',
  },
  {
    slug: 'cristina-munteanu',
    fullName: 'Cristina Munteanu',
    email: 'cristina.munteanu@curier.example',
    phone: '+37369045126',
    gender: 'female',
    birthDate: '2001-09-30',
    location: 'Chișinău, Centru',
    telegramUsername: 'cristina_livreaza',
    approved: false,
    attached: true,
    picture: 'courier-attached',
  },
];
