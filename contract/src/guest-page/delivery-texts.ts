import type { Texts } from '../languages/languages.ts';

/** The delivery form: loaded when the checkout is opened. */
export const deliveryTexts = {
  'guest.delivery.name': { en: 'Your name', ro: 'Numele dumneavoastră', ru: 'Ваше имя' },
  'guest.delivery.phone': { en: 'Phone', ro: 'Telefon', ru: 'Телефон' },
  'guest.delivery.second_phone': {
    en: 'Second phone, if you like',
    ro: 'Al doilea telefon, dacă doriți',
    ru: 'Второй телефон, если хотите',
  },
  'guest.delivery.where': { en: 'Where to', ro: 'Unde livrăm', ru: 'Куда везти' },
  'guest.delivery.map': {
    en: 'Map. Move it with the arrow keys until the pin stands at your door.',
    ro: 'Hartă. Mutați-o cu săgețile până când marcajul stă la ușa dumneavoastră.',
    ru: 'Карта. Двигайте её стрелками, пока метка не встанет у вашей двери.',
  },
  'guest.delivery.map_hint': {
    en: 'Move the map until the pin stands at your door',
    ro: 'Mutați harta până când marcajul stă la ușa dumneavoastră',
    ru: 'Двигайте карту, пока метка не встанет у вашей двери',
  },
  'guest.delivery.no_streets': {
    en: 'No street map here: place the pin by its distance from the venue, and type the address',
    ro: 'Harta nu are străzi: puneți marcajul după distanța față de local și scrieți adresa',
    ru: 'На карте нет улиц: поставьте метку по расстоянию от заведения и напишите адрес',
  },
  'guest.delivery.distance': {
    en: '{{distance}} from the venue',
    ro: '{{distance}} de local',
    ru: '{{distance}} от заведения',
  },
  'guest.delivery.map_failed': {
    en: 'The map did not load',
    ro: 'Harta nu s-a încărcat',
    ru: 'Карта не загрузилась',
  },
  'guest.delivery.zoom_in': { en: 'Zoom in', ro: 'Apropie harta', ru: 'Приблизить карту' },
  'guest.delivery.zoom_out': { en: 'Zoom out', ro: 'Îndepărtează harta', ru: 'Отдалить карту' },
  'guest.delivery.my_position': { en: 'Where I am', ro: 'Poziția mea', ru: 'Где я сейчас' },
  'guest.delivery.position_searching': {
    en: 'Looking for you…',
    ro: 'Vă căutăm…',
    ru: 'Ищем вас…',
  },
  'guest.delivery.position_denied': {
    en: 'The phone did not give your position. Move the map by hand.',
    ro: 'Telefonul nu a dat poziția. Mutați harta cu mâna.',
    ru: 'Телефон не сообщил, где вы. Передвиньте карту рукой.',
  },
  'guest.delivery.zone_price': {
    en: 'Delivery here costs {{price}}',
    ro: 'Livrarea aici costă {{price}}',
    ru: 'Доставка сюда: {{price}}',
  },
  'guest.delivery.zone_free': {
    en: 'Delivery here is free',
    ro: 'Livrarea aici este gratuită',
    ru: 'Доставка сюда бесплатная',
  },
  'guest.delivery.delivery_minutes': {
    en: 'in {{from}} to {{to}} minutes',
    ro: 'în {{from}}–{{to}} minute',
    ru: 'за {{from}}–{{to}} минут',
  },
  'guest.delivery.free_from': {
    en: 'Free from {{from}}: {{price}} more',
    ro: 'Gratuit de la {{from}}: încă {{price}}',
    ru: 'Бесплатно от {{from}}: ещё {{price}}',
  },
  'guest.delivery.next_step': {
    en: '{{missing}} more and delivery costs {{price}}',
    ro: 'Încă {{missing}} și livrarea costă {{price}}',
    ru: 'Ещё {{missing}}, и доставка будет стоить {{price}}',
  },
  'guest.delivery.below_minimum': {
    en: '{{missing}} short of the minimum of {{minimum}} for a delivery here. Add a dish, or move the pin.',
    ro: 'Lipsesc {{missing}} până la minimul de {{minimum}} pentru livrarea aici. Adăugați un preparat sau mutați marcajul.',
    ru: 'До минимума {{minimum}} для доставки сюда не хватает {{missing}}. Добавьте блюдо или передвиньте метку.',
  },
  'guest.delivery.zone_closed': {
    en: 'There are no deliveries to this place right now. Move the pin, or choose another way.',
    ro: 'Acum nu se livrează în acest loc. Mutați marcajul sau alegeți altfel.',
    ru: 'Сюда сейчас не доставляют. Передвиньте метку или выберите другой способ.',
  },
  'guest.delivery.zone_closed_until': {
    en: 'Deliveries to this place start again {{day}} at {{time}}. Your basket stays here.',
    ro: 'Livrările în acest loc reîncep {{day}} la {{time}}. Coșul rămâne aici.',
    ru: 'Доставка сюда снова заработает {{day}} в {{time}}. Корзина сохранится.',
  },
  'guest.delivery.zone_taken_until': {
    en: 'Today it was until {{time}}.',
    ro: 'Azi a fost până la {{time}}.',
    ru: 'Сегодня была до {{time}}.',
  },
  'guest.delivery.next': { en: 'Next', ro: 'Mai departe', ru: 'Дальше' },
  'guest.delivery.town': {
    en: 'Town, if you like',
    ro: 'Localitatea, dacă doriți',
    ru: 'Населённый пункт, если хотите',
  },
  'guest.delivery.address': {
    en: 'Street, house, entrance, flat',
    ro: 'Strada, casa, scara, apartamentul',
    ru: 'Улица, дом, подъезд, квартира',
  },
  'guest.delivery.payment': { en: 'How you pay', ro: 'Cum plătiți', ru: 'Как заплатите' },
  'guest.delivery.cash': { en: 'In cash', ro: 'Numerar', ru: 'Наличными' },
  'guest.delivery.card': {
    en: 'By card to the courier',
    ro: 'Cu cardul la curier',
    ru: 'Картой курьеру',
  },
  'guest.delivery.change': {
    en: 'Change, {{symbol}}',
    ro: 'Rest, {{symbol}}',
    ru: 'Сдача, {{symbol}}',
  },
  'guest.delivery.no_change': { en: 'No change', ro: 'Fără rest', ru: 'Без сдачи' },
  'guest.delivery.change_from': {
    en: 'From {{amount}}',
    ro: 'De la {{amount}}',
    ru: 'С {{amount}}',
  },
  'guest.delivery.other_change': { en: 'Other', ro: 'Altă sumă', ru: 'Другая' },
  'guest.delivery.change_from_amount': {
    en: 'Change from, {{symbol}}',
    ro: 'Rest de la, {{symbol}}',
    ru: 'Сдача с суммы, {{symbol}}',
  },
  'guest.delivery.change_too_little': {
    en: 'At least {{total}}, what the order costs',
    ro: 'Cel puțin {{total}}, cât costă comanda',
    ru: 'Не меньше {{total}}: столько стоит заказ',
  },
  'guest.delivery.comment': {
    en: 'Wishes for the kitchen or the courier, if any',
    ro: 'Dorințe pentru bucătărie sau curier, dacă aveți',
    ru: 'Пожелания кухне или курьеру, если есть',
  },
  'guest.delivery.outside_zones': {
    en: 'The pin is outside the area where this venue delivers. Move it into a coloured zone.',
    ro: 'Marcajul este în afara zonei de livrare. Mutați-l într-o zonă colorată.',
    ru: 'Метка за пределами зоны доставки. Передвиньте её в цветную зону.',
  },
  'guest.delivery.show_zones': {
    en: 'Show where they deliver',
    ro: 'Arată unde se livrează',
    ru: 'Показать, куда доставляют',
  },
  'guest.delivery.field_town': { en: 'town', ro: 'localitatea', ru: 'населённый пункт' },
  'guest.delivery.field_address': { en: 'address', ro: 'adresa', ru: 'адрес' },
  'guest.delivery.field_secondPhone': {
    en: 'second phone',
    ro: 'al doilea telefon',
    ru: 'второй телефон',
  },
  'guest.delivery.field_otherChange': {
    en: 'amount for the change',
    ro: 'suma pentru rest',
    ru: 'сумма для сдачи',
  },
  'guest.delivery.field_payment': { en: 'payment', ro: 'plata', ru: 'способ оплаты' },
  'guest.delivery.field_point': {
    en: 'place on the map',
    ro: 'locul pe hartă',
    ru: 'место на карте',
  },
  'guest.delivery.data': {
    en: 'The venue and the courier get your name, phone and address.',
    ro: 'Numele, telefonul și adresa le primesc localul și curierul.',
    ru: 'Имя, телефон и адрес получают заведение и курьер.',
  },
  'guest.delivery.data_in_telegram': {
    en: 'The venue, also in its Telegram chat, and the courier get your name, phone and address.',
    ro: 'Numele, telefonul și adresa le primesc localul, și în chatul lui din Telegram, și curierul.',
    ru: 'Имя, телефон и адрес получают заведение, также в свой чат в Telegram, и курьер.',
  },
} as const satisfies Texts;
