import type { Texts } from '../languages/languages.ts';

/** Registration, profile and standing of a courier. */
export const courierAccountTexts = {
  'couriers.registration': {
    en: 'Become a courier',
    ro: 'Devino curier',
    ru: 'Стать курьером',
  },
  'couriers.registration_path': {
    en: 'courier registration',
    ro: 'înregistrare curier',
    ru: 'регистрация курьера',
  },
  'couriers.registration_note': {
    en: 'Venues can add you by your ID at once. Orders of the delivery service come after the platform’s approval.',
    ro: 'Localurile vă pot adăuga imediat după ID. Comenzile serviciului de livrare vin după aprobarea platformei.',
    ru: 'Заведения могут добавить вас по ID сразу. Заказы службы доставки появятся после одобрения платформой.',
  },
  'couriers.data': {
    en: 'Kept as long as the account exists. Venues that add you see your name, and the phone once you confirm them.',
    ro: 'Se păstrează cât există contul. Localurile care vă adaugă văd numele, iar telefonul după ce le confirmați.',
    ru: 'Хранится, пока есть аккаунт. Заведения, которые вас добавили, видят имя, а телефон после вашего подтверждения.',
  },
  'couriers.full_name': {
    en: 'First and last name',
    ro: 'Numele și prenumele',
    ru: 'Имя и фамилия',
  },
  'couriers.phone': { en: 'Phone', ro: 'Telefon', ru: 'Телефон' },
  'couriers.profile': { en: 'Profile', ro: 'Profil', ru: 'Профиль' },
  'couriers.about_you': { en: 'About you', ro: 'Despre dumneavoastră', ru: 'О вас' },
  'couriers.gender': { en: 'Gender', ro: 'Genul', ru: 'Пол' },
  'couriers.gender_male': { en: 'Male', ro: 'Masculin', ru: 'Мужской' },
  'couriers.gender_female': { en: 'Female', ro: 'Feminin', ru: 'Женский' },
  'couriers.birth_date': { en: 'Birth date', ro: 'Data nașterii', ru: 'Дата рождения' },
  'couriers.location': { en: 'Where you work', ro: 'Unde lucrați', ru: 'Где вы работаете' },
  'couriers.location_hint': {
    en: 'Town and part of it',
    ro: 'Localitatea și sectorul',
    ru: 'Город и район',
  },
  'couriers.telegram': { en: 'Telegram', ro: 'Telegram', ru: 'Telegram' },
  'couriers.profile_saved': {
    en: 'Profile saved',
    ro: 'Profilul este salvat',
    ru: 'Профиль сохранён',
  },
  'couriers.add_picture': { en: 'Add a photo', ro: 'Adaugă o poză', ru: 'Добавить фото' },
  'couriers.change_picture': { en: 'Another photo', ro: 'Altă poză', ru: 'Другое фото' },
  'couriers.picture_of': { en: 'Photo of {{name}}', ro: 'Poza: {{name}}', ru: 'Фото: {{name}}' },
  'couriers.waits_for_approval': {
    en: 'Your account waits for the platform’s approval',
    ro: 'Contul așteaptă aprobarea platformei',
    ru: 'Аккаунт ждёт одобрения платформы',
  },
  'couriers.waits_for_approval_hint': {
    en: 'Until then you see only the orders of venues that have added you. Give them your ID: {{id}}.',
    ro: 'Până atunci vedeți doar comenzile localurilor care v-au adăugat. Spuneți-le ID-ul: {{id}}.',
    ru: 'До этого видны только заказы заведений, которые вас добавили. Назовите им свой ID: {{id}}.',
  },
  'couriers.standing_approved': { en: 'Approved', ro: 'Aprobat', ru: 'Одобрен' },
  'couriers.standing_waits': {
    en: 'Waits for approval',
    ro: 'Așteaptă aprobarea',
    ru: 'Ждёт одобрения',
  },
  'couriers.standing_blocked': { en: 'Blocked', ro: 'Blocat', ru: 'Заблокирован' },
  'couriers.is_blocked': {
    en: 'The platform has blocked your account',
    ro: 'Platforma v-a blocat contul',
    ru: 'Платформа заблокировала ваш аккаунт',
  },
  'couriers.is_blocked_hint': {
    en: 'You can finish what you are carrying, but take no new orders. Ask the platform; your ID: {{id}}.',
    ro: 'Puteți preda ce duceți deja, dar nu puteți lua comenzi noi. Întrebați platforma; ID-ul: {{id}}.',
    ru: 'Можно довезти взятое, но новые заказы брать нельзя. Спросите у платформы; ваш ID: {{id}}.',
  },
} as const satisfies Texts;
