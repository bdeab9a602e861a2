import type { Text } from '../languages/languages.ts';

/** `limit` is a fact of each of these refusals. */
export const limitTexts = {
  'errors.menu_limit_exceeded': {
    en: 'A venue has at most {{limit}} menus. Delete one that you no longer need.',
    ro: 'Un local are cel mult {{limit}} de meniuri. Ștergeți unul de care nu mai aveți nevoie.',
    ru: 'У заведения может быть не больше {{limit}} меню. Удалите то, которое больше не нужно.',
  },
  'errors.option_group_limit_exceeded': {
    en: 'Only {{limit}} groups of options are possible',
    ro: 'Sunt posibile doar {{limit}} grupuri de opțiuni',
    ru: 'Возможно не больше {{limit}} групп опций',
  },
  'errors.option_choice_limit_exceeded': {
    en: 'A group has {{limit}} choices at most',
    ro: 'Un grup are cel mult {{limit}} variante',
    ru: 'В группе может быть не больше {{limit}} вариантов',
  },
  'errors.dish_option_limit_exceeded': {
    en: 'A dish has {{limit}} groups of options at most',
    ro: 'Un preparat are cel mult {{limit}} grupuri de opțiuni',
    ru: 'У блюда может быть не больше {{limit}} групп опций',
  },
  'errors.option_dish_not_found': {
    en: 'Nothing was saved: a dish chosen for one of the choices is no longer on the menu. Choose another one there, or none.',
    ro: 'Nimic nu a fost salvat: un preparat ales pentru o variantă nu mai este în meniu. Alegeți acolo alt preparat sau niciunul.',
    ru: 'Ничего не сохранено: блюда, выбранного для варианта, больше нет в меню. Выберите там другое или никакое.',
  },
  'errors.option_limits_do_not_fit': {
    en: 'No guest could choose with these limits. Check “At least”, “At most” and “Free of charge”.',
    ro: 'Cu aceste limite nimeni nu ar putea alege. Verificați „Cel puțin”, „Cel mult” și „Gratis”.',
    ru: 'С такими пределами выбрать невозможно. Проверьте «Не меньше», «Не больше» и «Бесплатно».',
  },
  'errors.option_group_changed_meanwhile': {
    en: 'Another person has changed these options meanwhile, so nothing was saved. What you entered is still here. Close and open it again to see their version.',
    ro: 'Altcineva a modificat între timp aceste opțiuni, de aceea nimic nu a fost salvat. Ce ați introdus a rămas aici. Închideți și deschideți din nou pentru a vedea versiunea nouă.',
    ru: 'Эти опции тем временем изменил другой человек, поэтому ничего не сохранено. Введённое вами осталось здесь. Закройте и откройте заново, чтобы увидеть новую версию.',
  },
  'errors.sizes_are_shared': {
    en: 'Other dishes have these sizes too, so nothing was saved. Change them in the options.',
    ro: 'Aceste mărimi le au și alte preparate, de aceea nimic nu a fost salvat. Modificați-le la opțiuni.',
    ru: 'Эти размеры есть и у других блюд, поэтому ничего не сохранено. Измените их в опциях.',
  },
  'errors.station_limit_exceeded': {
    en: 'A kitchen has at most {{limit}} stations. Delete one that you no longer need.',
    ro: 'O bucătărie are cel mult {{limit}} de secții. Ștergeți una de care nu mai aveți nevoie.',
    ru: 'На кухне может быть не больше {{limit}} цехов. Удалите лишний.',
  },
  'errors.device_limit_exceeded': {
    en: 'A venue has alerts on at most {{limit}} devices. Remove one that you no longer use.',
    ro: 'Un local are alerte pe cel mult {{limit}} de dispozitive. Ștergeți unul pe care nu îl mai folosiți.',
    ru: 'У заведения может быть не больше {{limit}} устройств с оповещениями. Удалите лишнее.',
  },
  'errors.order_device_limit_exceeded': {
    en: 'At most {{limit}} devices get alerts about one order. Turn the alerts off on one of them.',
    ro: 'Despre o comandă primesc alerte cel mult {{limit}} dispozitive. Opriți alertele pe unul dintre ele.',
    ru: 'Об одном заказе оповещаются не больше {{limit}} устройств. Выключите оповещения на одном из них.',
  },
  'errors.printer_limit_exceeded': {
    en: 'A venue has at most {{limit}} printers. Remove one that you no longer need.',
    ro: 'Un local are cel mult {{limit}} imprimante. Ștergeți una de care nu mai aveți nevoie.',
    ru: 'У заведения может быть не больше {{limit}} принтеров. Удалите лишний.',
  },
  'errors.telegram_chat_limit_exceeded': {
    en: 'A venue has at most {{limit}} Telegram chats. Remove one that you no longer need.',
    ro: 'Un local are cel mult {{limit}} de chaturi Telegram. Ștergeți unul de care nu mai aveți nevoie.',
    ru: 'У заведения может быть не больше {{limit}} чатов Telegram. Удалите лишний.',
  },
  'errors.category_limit_exceeded': {
    en: 'A menu has at most {{limit}} categories. Delete one, or add this one to another menu.',
    ro: 'Un meniu are cel mult {{limit}} de categorii. Ștergeți una sau adăugați-o pe aceasta în alt meniu.',
    ru: 'В меню может быть не больше {{limit}} категорий. Удалите лишнюю или добавьте эту в другое меню.',
  },
  'errors.dish_limit_exceeded': {
    en: 'A category has at most {{limit}} dishes. Delete one, or add this one to another category.',
    ro: 'O categorie are cel mult {{limit}} de preparate. Ștergeți unul sau adăugați-l pe acesta în altă categorie.',
    ru: 'В категории может быть не больше {{limit}} блюд. Удалите лишнее или добавьте это в другую категорию.',
  },
  'errors.pub_dish_limit_exceeded': {
    en: 'A venue has at most {{limit}} dishes in all its menus. Delete those that you no longer serve.',
    ro: 'Un local are cel mult {{limit}} de preparate în toate meniurile. Ștergeți-le pe cele pe care nu le mai serviți.',
    ru: 'У заведения может быть не больше {{limit}} блюд во всех меню. Удалите те, которых больше нет.',
  },
  'errors.zone_limit_exceeded': {
    en: 'A venue has at most {{limit}} delivery zones. Delete one, or join several.',
    ro: 'Un local are cel mult {{limit}} de zone de livrare. Ștergeți una sau uniți câteva.',
    ru: 'У заведения может быть не больше {{limit}} зон доставки. Удалите одну или объедините несколько.',
  },
  'errors.vertex_limit_exceeded': {
    en: 'A zone has at most {{limit}} corners. Draw it more simply.',
    ro: 'O zonă are cel mult {{limit}} de colțuri. Desenați-o mai simplu.',
    ru: 'У зоны может быть не больше {{limit}} углов. Нарисуйте её проще.',
  },
  'errors.courier_limit_exceeded': {
    en: 'A venue has at most {{limit}} couriers of its own. Remove one first.',
    ro: 'Un local are cel mult {{limit}} de curieri proprii. Mai întâi scoateți unul.',
    ru: 'У заведения может быть не больше {{limit}} своих курьеров. Сначала уберите одного.',
  },
  'errors.order_line_limit_exceeded': {
    en: 'One order takes at most {{limit}} different dishes.',
    ro: 'Într-o comandă încap cel mult {{limit}} de preparate diferite.',
    ru: 'В один заказ входит не больше {{limit}} разных блюд.',
  },
} as const satisfies Record<`errors.${string}`, Text>;
