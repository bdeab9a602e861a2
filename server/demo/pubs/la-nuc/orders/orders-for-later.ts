import type { DemoOrder } from './order-types.ts';

/** Accepted orders of the demo pub for the next day, each at its part of the day's times. */
export const ordersForLater: (DemoOrder & { readonly partOfDay: number })[] = [
  {
    slug: 'natalia-aniversare',
    partOfDay: 0.4,
    minutesAgo: 0,
    status: 'preparing',
    history: [
      { status: 'not_handled', minutesAgo: 0, by: 'guest' },
      { status: 'preparing', minutesAgo: 0, by: 'pub' },
    ],
    clientName: 'Natalia Rotaru',
    mainPhone: '+37369417280',
    secondPhone: '',
    comments: 'Pentru o aniversare, dacă se poate cu o lumânare.',
    prepared: false,
    dishes: [
      { dish: 'placinta-branza', count: 6 },
      { dish: 'zeama', count: 4 },
      { dish: 'compot-visine', count: 4 },
    ],
    orderType: 'pick_up',
  },
  {
    slug: 'victor-cina',
    partOfDay: 0.75,
    minutesAgo: 0,
    status: 'preparing',
    history: [
      { status: 'not_handled', minutesAgo: 0, by: 'guest' },
      { status: 'preparing', minutesAgo: 0, by: 'pub' },
    ],
    language: 'ru',
    clientName: 'Виктор Ткач',
    mainPhone: '+37368250914',
    secondPhone: '',
    comments: '',
    prepared: false,
    dishes: [
      { dish: 'sarmale-vita', count: 3 },
      { dish: 'mamaliga-branza', count: 2 },
    ],
    orderType: 'delivery',
    delivery: {
      town: 'Chișinău',
      fullAddress: 'str. București 62, ap. 9',
      lat: 47.0302,
      lng: 28.8315,
      zone: 'centru',
      paymentType: 'cash',
      deliveryType: 'delivery_service',
      courier: null,
    },
  },
];
