import type { Texts } from '../languages/languages.ts';

/** A reserved order with which nothing happens. */
export const reservationTexts = {
  'couriers.warned': {
    en: 'Nothing has happened for {{minutes}} min',
    ro: 'Nu s-a întâmplat nimic de {{minutes}} min',
    ru: 'Уже {{minutes}} мин ничего не происходит',
  },
  'couriers.warned_until': {
    en: 'At {{time}} the order is offered to other couriers.',
    ro: 'La {{time}} comanda se oferă altor curieri.',
    ru: 'В {{time}} заказ предложат другим курьерам.',
  },
  'couriers.coming': { en: 'I am coming', ro: 'Vin spre local', ru: 'Еду в заведение' },
  'couriers.said_coming': {
    en: 'Your time starts again',
    ro: 'Timpul curge de la început',
    ru: 'Время пошло заново',
  },
  'couriers.second_adds': {
    en: 'On your way: about {{minutes}} min more',
    ro: 'În drumul dumneavoastră: cu vreo {{minutes}} min mai mult',
    ru: 'По пути: примерно на {{minutes}} мин дольше',
  },
  'couriers.not_yours': {
    en: 'Order {{number}} is no longer yours',
    ro: 'Comanda {{number}} nu mai este a dumneavoastră',
    ru: 'Заказ {{number}} больше не ваш',
  },
  'couriers.not_yours_hint': {
    en: 'It was given back, or nothing had happened with it for too long. Other couriers may take it.',
    ro: 'S-a renunțat la ea sau prea mult timp nu s-a întâmplat nimic. O pot lua alți curieri.',
    ru: 'От него отказались, или слишком долго ничего не происходило. Его могут взять другие курьеры.',
  },
} as const satisfies Texts;
