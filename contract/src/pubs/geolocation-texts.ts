import type { Texts } from '../languages/languages.ts';

/** The place of the pub, on a page of its own. */
export const geolocationTexts = {
  'pubs.geolocation': { en: 'On the map', ro: 'Pe hartă', ru: 'На карте' },
  'pubs.geolocation_map': {
    en: 'Map with the venue’s place',
    ro: 'Harta cu locul localului',
    ru: 'Карта с местом заведения',
  },
  'pubs.geolocation_hint': {
    en: 'Press its place twice, or set it at the centre of the map.',
    ro: 'Apăsați de două ori pe locul lui sau puneți-l în centrul hărții.',
    ru: 'Нажмите дважды на место заведения или поставьте его в центр карты.',
  },
  'pubs.geolocation_none': {
    en: 'Not set yet: guests cannot be told how far you are, and couriers cannot find you.',
    ro: 'Încă nu este pe hartă: oaspeții nu află distanța, iar curierii nu vă găsesc.',
    ru: 'Ещё не указано: гости не узнают расстояние, а курьеры вас не найдут.',
  },
  'pubs.geolocation_later': {
    en: 'Later, to all venues',
    ro: 'Mai târziu, la toate localurile',
    ru: 'Позже, ко всем заведениям',
  },
  'pubs.geolocation_set_here': {
    en: 'Set it at the centre',
    ro: 'Pune în centru',
    ru: 'Поставить в центр',
  },
  'pubs.geolocation_own': {
    en: 'Where I am',
    ro: 'Unde sunt eu',
    ru: 'Где я сейчас',
  },
  'pubs.geolocation_own_failed': {
    en: 'The browser did not tell where you are. Move the map by hand.',
    ro: 'Browserul nu a spus unde vă aflați. Mutați harta cu mâna.',
    ru: 'Браузер не сообщил, где вы. Подвиньте карту сами.',
  },
  'pubs.geolocation_at': {
    en: 'Coordinates: {{place}}',
    ro: 'Coordonate: {{place}}',
    ru: 'Координаты: {{place}}',
  },
  'pubs.geolocation_undo': {
    en: 'Put it back',
    ro: 'Pune la loc',
    ru: 'Вернуть на место',
  },
  'pubs.geolocation_restored': {
    en: 'The venue is back where it was',
    ro: 'Localul este din nou la locul lui',
    ru: 'Заведение снова на прежнем месте',
  },
  'pubs.geolocation_saved': {
    en: 'The place is saved',
    ro: 'Locul este salvat',
    ru: 'Место сохранено',
  },
} as const satisfies Texts;
