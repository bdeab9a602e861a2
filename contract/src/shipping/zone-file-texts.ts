import type { Texts } from '../languages/languages.ts';

/** Zones from a file and into one: what is read, and why parts are not. */
export const zoneFileTexts = {
  'shipping.from_file': { en: 'From a file', ro: 'Dintr-un fișier', ru: 'Из файла' },
  'shipping.to_file': { en: 'Save as a file', ro: 'Salvează ca fișier', ru: 'Сохранить в файл' },
  'shipping.file_title': {
    en: 'Zones of {{name}}',
    ro: 'Zonele din {{name}}',
    ru: 'Зоны из {{name}}',
  },
  'shipping.file_save': {
    en: { one: 'Save {{count}} zone', other: 'Save {{count}} zones' },
    ro: {
      one: 'Salvează {{count}} zonă',
      few: 'Salvează {{count}} zone',
      other: 'Salvează {{count}} de zone',
    },
    ru: {
      one: 'Сохранить {{count}} зону',
      few: 'Сохранить {{count}} зоны',
      many: 'Сохранить {{count}} зон',
      other: 'Сохранить {{count}} зоны',
    },
  },
  'shipping.file_preview': {
    en: 'Map of the zones in the file',
    ro: 'Harta zonelor din fișier',
    ru: 'Карта зон из файла',
  },
  'shipping.file_read': { en: 'read', ro: 'citite', ru: 'прочитано' },
  'shipping.file_new': { en: 'new', ro: 'noi', ru: 'новые' },
  'shipping.file_changed': { en: 'changed', ro: 'schimbate', ru: 'изменённые' },
  'shipping.file_same': { en: 'the same', ro: 'la fel', ru: 'те же' },
  'shipping.file_refused': { en: 'refused', ro: 'respinse', ru: 'не приняты' },
  'shipping.file_no_name': { en: 'no name', ro: 'fără nume', ru: 'без названия' },
  'shipping.file_looks_turned': {
    en: 'Latitude and longitude look exchanged: as they are, everything is far away; exchanged, it is around you.',
    ro: 'Latitudinea și longitudinea par inversate: așa cum sunt, totul este departe; inversate, totul este în jur.',
    ru: 'Похоже, широта и долгота перепутаны: сейчас всё далеко, а если поменять их местами, то рядом с вами.',
  },
  'shipping.file_turn': {
    en: 'Exchange them',
    ro: 'Inversează-le',
    ru: 'Поменять местами',
  },
  'shipping.file_not_a_zone_file': {
    en: 'This is not a map of zones. GeoJSON, KML and KMZ can be read.',
    ro: 'Nu este o hartă cu zone. Se pot citi GeoJSON, KML și KMZ.',
    ru: 'Это не карта зон. Читаются GeoJSON, KML и KMZ.',
  },
  'shipping.file_other_coordinates': {
    en: 'The file has other coordinates. Save it once more as WGS 84 (EPSG:4326).',
    ro: 'Fișierul are alte coordonate. Salvați-l din nou ca WGS 84 (EPSG:4326).',
    ru: 'В файле другие координаты. Сохраните его заново как WGS 84 (EPSG:4326).',
  },
  'shipping.file_only_a_link': {
    en: 'The file has only the address of a map. When you export it, do not choose "keep data up to date".',
    ro: 'Fișierul are doar adresa unei hărți. La export nu alegeți „actualizare prin link”.',
    ru: 'В файле только адрес карты. При экспорте не выбирайте «обновлять по ссылке».',
  },
  'shipping.file_file_is_too_large': {
    en: 'The file is too large for a map of zones.',
    ro: 'Fișierul e prea mare pentru o hartă cu zone.',
    ru: 'Файл слишком большой для карты зон.',
  },
  'shipping.part_not_an_area': {
    en: 'a point or a line, not an area',
    ro: 'un punct sau o linie, nu o suprafață',
    ru: 'точка или линия, а не область',
  },
  'shipping.part_has_holes': {
    en: 'it has a hole: draw the inner area as a zone of its own, the smaller one counts',
    ro: 'are o gaură: desenați partea din interior ca zonă aparte, contează cea mai mică',
    ru: 'в ней дыра: нарисуйте внутреннюю часть отдельной зоной, действует меньшая',
  },
  'shipping.part_bad_coordinates': {
    en: 'its coordinates cannot be read',
    ro: 'coordonatele nu se pot citi',
    ru: 'координаты не читаются',
  },
  'shipping.part_bad_terms': {
    en: 'its price, steps or hours do not fit',
    ro: 'prețul, treptele sau orele nu se potrivesc',
    ru: 'цена, ступени или часы не подходят',
  },
  'shipping.part_too_few_corners': {
    en: 'fewer than three corners',
    ro: 'mai puțin de trei colțuri',
    ru: 'меньше трёх углов',
  },
  'shipping.part_too_many_corners': {
    en: 'more than 500 corners: simplify it',
    ro: 'mai mult de 500 de colțuri: simplificați conturul',
    ru: 'больше 500 углов: упростите контур',
  },
  'shipping.part_crosses_itself': {
    en: 'its outline crosses itself',
    ro: 'conturul se intersectează singur',
    ru: 'контур пересекает сам себя',
  },
  'shipping.part_far_away': {
    en: 'further than 300 km from the venue',
    ro: 'la peste 300 km de local',
    ru: 'дальше 300 км от заведения',
  },
  'shipping.part_twice': {
    en: 'the same zone is there twice',
    ro: 'aceeași zonă apare de două ori',
    ru: 'эта зона встречается дважды',
  },
  'shipping.part_too_many_zones': {
    en: 'there is no room for more zones',
    ro: 'nu mai încap alte zone',
    ru: 'больше зон не поместится',
  },
  'shipping.copy_zone': {
    en: 'Copy the outline of zone {{number}}',
    ro: 'Copiază conturul zonei {{number}}',
    ru: 'Копировать контур зоны {{number}}',
  },
} as const satisfies Texts;
