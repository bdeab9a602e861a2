import type { Texts } from '../languages/languages.ts';

/** The map of zones and the price of each zone. */
export const zoneTexts = {
  'shipping.zones': { en: 'Delivery zones', ro: 'Zone de livrare', ru: 'Зоны доставки' },
  'shipping.zone': { en: 'Zone {{number}}', ro: 'Zona {{number}}', ru: 'Зона {{number}}' },
  'shipping.zone_count': {
    en: { one: '{{count}} zone', other: '{{count}} zones' },
    ro: { one: '{{count}} zonă', few: '{{count}} zone', other: '{{count}} de zone' },
    ru: {
      one: '{{count}} зона',
      few: '{{count}} зоны',
      many: '{{count}} зон',
      other: '{{count}} зоны',
    },
  },
  'shipping.zones_unpriced': {
    en: 'without a price: {{count}}',
    ro: 'fără preț: {{count}}',
    ru: 'без цены: {{count}}',
  },
  'shipping.zones_none': { en: 'No zones', ro: 'Nicio zonă', ru: 'Нет зон' },
  'shipping.zone_actions': {
    en: 'Zone {{number}}: actions',
    ro: 'Zona {{number}}: acțiuni',
    ru: 'Зона {{number}}: действия',
  },
  'shipping.map': {
    en: 'Map of the delivery zones',
    ro: 'Harta zonelor de livrare',
    ru: 'Карта зон доставки',
  },
  'shipping.no_zones': {
    en: 'No zones yet: draw the first one on the map.',
    ro: 'Încă nu sunt zone: desenați prima pe hartă.',
    ru: 'Зон пока нет: нарисуйте первую на карте.',
  },
  'shipping.no_location': {
    en: 'The venue has no place on the map yet.',
    ro: 'Localul încă nu are un loc pe hartă.',
    ru: 'У заведения ещё нет места на карте.',
  },
  'shipping.set_location': {
    en: 'Put it on the map',
    ro: 'Pune-l pe hartă',
    ru: 'Поставить на карту',
  },
  'shipping.draw_zone': { en: 'Draw a zone', ro: 'Desenează o zonă', ru: 'Нарисовать зону' },
  'shipping.delete_zones': {
    en: 'Select and delete',
    ro: 'Alege și șterge',
    ru: 'Выбрать и удалить',
  },
  'shipping.zone_by_radius': {
    en: 'Zone by radius',
    ro: 'Zonă după rază',
    ru: 'Зона по радиусу',
  },
  'shipping.radius': {
    en: 'Circle: how far from the venue',
    ro: 'Cerc: cât de departe de local',
    ru: 'Круг: как далеко от заведения',
  },

  'shipping.radius_problem': {
    en: 'A number of kilometres, more than 0 and at most {{max}}.',
    ro: 'Un număr de kilometri, mai mare ca 0 și cel mult {{max}}.',
    ru: 'Число километров: больше 0 и не больше {{max}}.',
  },
  'shipping.km': { en: 'km', ro: 'km', ru: 'км' },
  'shipping.undo': { en: 'Undo', ro: 'Un pas înapoi', ru: 'Шаг назад' },
  'shipping.save_all': { en: 'Save all', ro: 'Salvează tot', ru: 'Сохранить всё' },
  'shipping.add_corner': {
    en: 'Corner at the centre',
    ro: 'Colț în centru',
    ru: 'Угол в центре',
  },
  'shipping.close_outline': { en: 'Close the zone', ro: 'Închide zona', ru: 'Замкнуть зону' },
  'shipping.map_selected': {
    en: 'Drag the corners. A dark dot between two of them becomes a new corner.',
    ro: 'Trageți colțurile. Un punct întunecat dintre două colțuri devine colț nou.',
    ru: 'Тяните за углы. Тёмная точка между двумя углами станет новым углом.',
  },
  'shipping.map_draw': {
    en: 'Press on the map for each corner, then press the first one again. With the keyboard: arrows move the map, the button puts a corner in its centre.',
    ro: 'Apăsați pe hartă pentru fiecare colț, apoi din nou pe primul. De la tastatură: săgețile mută harta, butonul pune un colț în centrul ei.',
    ru: 'Нажимайте на карту для каждого угла, затем снова на первый. С клавиатуры: стрелки двигают карту, кнопка ставит угол в её центр.',
  },
  'shipping.map_delete': {
    en: 'Press a zone to delete it. Nothing is lost until you save.',
    ro: 'Apăsați o zonă ca să o ștergeți. Nimic nu se pierde până nu salvați.',
    ru: 'Нажмите на зону, чтобы удалить её. До сохранения ничего не пропадёт.',
  },
  'shipping.map_too_few_corners': {
    en: 'A zone needs at least three corners. Draw it once more.',
    ro: 'O zonă are cel puțin trei colțuri. Desenați-o încă o dată.',
    ru: 'У зоны не меньше трёх углов. Нарисуйте её ещё раз.',
  },
  'shipping.map_same_as_last': {
    en: 'This is the last zone once more, so it was not added.',
    ro: 'Este din nou ultima zonă, deci nu a fost adăugată.',
    ru: 'Это та же зона, что и последняя, поэтому она не добавлена.',
  },
  'shipping.map_full': {
    en: 'There are {{limit}} zones already; no more fit.',
    ro: 'Sunt deja {{limit}} de zone; mai multe nu încap.',
    ru: 'Зон уже {{limit}}; больше не поместится.',
  },
  'shipping.map_changed_meanwhile': {
    en: 'Somebody else has just changed a zone that you are changing. Yours is on the map: save to put it in place of theirs, or undo to see theirs.',
    ro: 'Altcineva tocmai a schimbat o zonă pe care o schimbați. Pe hartă este a dumneavoastră: salvați ca să o înlocuiască pe cealaltă sau faceți un pas înapoi ca să o vedeți.',
    ru: 'Кто-то только что изменил зону, которую меняете и вы. На карте ваша: сохраните, чтобы она заменила чужую, или сделайте шаг назад, чтобы увидеть чужую.',
  },
  'shipping.crossed': {
    en: 'its outline crosses itself',
    ro: 'conturul se intersectează singur',
    ru: 'контур пересекает сам себя',
  },
  'shipping.crossed_blocks': {
    en: 'A zone crosses itself. Move its corners apart, then save.',
    ro: 'O zonă se intersectează singură. Depărtați colțurile, apoi salvați.',
    ru: 'Одна из зон пересекает сама себя. Разведите её углы, затем сохраните.',
  },
  'shipping.overlaps': {
    en: 'overlaps {{zones}}',
    ro: 'se suprapune cu {{zones}}',
    ru: 'пересекается с {{zones}}',
  },
  'shipping.smaller_counts': {
    en: 'Where zones overlap, the smaller one counts.',
    ro: 'Unde zonele se suprapun, contează cea mai mică.',
    ru: 'Там, где зоны пересекаются, действует меньшая.',
  },
  'shipping.zone_unpriced': {
    en: 'no price: nobody delivers here yet',
    ro: 'fără preț: aici încă nu se livrează',
    ru: 'нет цены: сюда пока не доставляют',
  },
  'shipping.zone_unsaved': {
    en: 'new: save it, then give it a price',
    ro: 'nouă: salvați-o, apoi scrieți prețul',
    ru: 'новая: сохраните её, затем укажите цену',
  },
  'shipping.show_zone': {
    en: 'Show zone {{number}}',
    ro: 'Arată zona {{number}}',
    ru: 'Показать зону {{number}}',
  },
  'shipping.delete_zone': {
    en: 'Delete zone {{number}}',
    ro: 'Șterge zona {{number}}',
    ru: 'Удалить зону {{number}}',
  },
  'shipping.show_deliveries': {
    en: 'Show past deliveries',
    ro: 'Arată livrările făcute',
    ru: 'Показать прошлые доставки',
  },
  'shipping.legend_zone': { en: 'number of a zone', ro: 'numărul zonei', ru: 'номер зоны' },
  'shipping.legend_deliveries': {
    en: 'deliveries made here',
    ro: 'livrări făcute aici',
    ru: 'доставок сюда',
  },
  'shipping.legend_crowded': {
    en: 'many deliveries',
    ro: 'multe livrări',
    ru: 'много доставок',
  },
  'shipping.deliveries_none': {
    en: 'No delivery has been completed yet.',
    ro: 'Încă nicio livrare finalizată.',
    ru: 'Завершённых доставок пока нет.',
  },
  'shipping.deliveries_hint': {
    en: {
      one: '{{count}} completed delivery.',
      other: '{{count}} completed deliveries.',
    },
    ro: {
      one: '{{count}} livrare finalizată.',
      few: '{{count}} livrări finalizate.',
      other: '{{count}} de livrări finalizate.',
    },
    ru: {
      one: '{{count}} завершённая доставка.',
      few: '{{count}} завершённые доставки.',
      many: '{{count}} завершённых доставок.',
      other: '{{count}} завершённой доставки.',
    },
  },

  'shipping.prices': { en: 'Prices by zone', ro: 'Prețuri pe zone', ru: 'Цены по зонам' },
  'shipping.price': { en: 'Delivery', ro: 'Livrare', ru: 'Доставка' },
  'shipping.price_of': {
    en: 'Zone {{number}}: delivery price',
    ro: 'Zona {{number}}: prețul livrării',
    ru: 'Зона {{number}}: цена доставки',
  },
  'shipping.free_from': { en: 'Free from', ro: 'Gratuit de la', ru: 'Бесплатно от' },
  'shipping.free_from_of': {
    en: 'Zone {{number}}: free from',
    ro: 'Zona {{number}}: gratuit de la',
    ru: 'Зона {{number}}: бесплатно от',
  },
  'shipping.never': { en: 'never', ro: 'nu', ru: 'нет' },
} as const satisfies Texts;
