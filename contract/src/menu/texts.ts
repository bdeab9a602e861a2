import type { Texts } from '../languages/languages.ts';
import { bulkTexts } from './texts/bulk-texts.ts';
import { categoryTypeTexts, pictureTexts, dishFormTexts } from './texts/form-texts.ts';
import { soldOutTexts } from './texts/sold-out-texts.ts';
import { copyingTexts } from './texts/copying-texts.ts';
import { importCheckTexts } from './texts/import-check-texts.ts';
import { listTexts } from './texts/list-texts.ts';
import { importTexts } from './texts/import-texts.ts';
import { readingTexts } from './texts/reading-texts.ts';
import { mappingTexts } from './texts/mapping-texts.ts';
import { optionEditorTexts } from './texts/option-editor-texts.ts';
import { optionLinkTexts } from './texts/option-link-texts.ts';
import { foodFormTexts } from './texts/food-form-texts.ts';
import { sizeTexts } from './texts/size-texts.ts';
import { translationTexts } from './texts/translation-texts.ts';
import { servingTexts } from './texts/serving-texts.ts';

export const menuTexts = {
  ...bulkTexts,
  ...categoryTypeTexts,
  ...copyingTexts,
  ...pictureTexts,
  ...dishFormTexts,
  ...listTexts,
  ...optionEditorTexts,
  ...optionLinkTexts,
  ...soldOutTexts,
  ...importCheckTexts,
  ...importTexts,
  ...readingTexts,
  ...mappingTexts,
  ...foodFormTexts,
  ...sizeTexts,
  ...translationTexts,
  ...servingTexts,
  'menu.editor': { en: 'Menu', ro: 'Meniu', ru: 'Меню' },
  'menu.menus': { en: 'Menus', ro: 'Meniuri', ru: 'Все меню' },
  'menu.categories': { en: 'Categories', ro: 'Categorii', ru: 'Категории' },
  'menu.dishes': { en: 'Dishes', ro: 'Preparate', ru: 'Блюда' },
  'menu.hidden': { en: 'hidden', ro: 'ascuns', ru: 'скрыто' },
  'menu.name': { en: 'Name', ro: 'Denumire', ru: 'Название' },
  'menu.visible': { en: 'Visible to guests', ro: 'Vizibil pentru oaspeți', ru: 'Видно гостям' },
  'menu.deposit': { en: 'Packaging deposit', ro: 'Garanție ambalaj', ru: 'Залог за тару' },
  'menu.deposit_hint': {
    en: 'Of a bottle or a can that is returned; the guest pays it beside the price. Empty for none.',
    ro: 'Pentru sticla sau doza care se returnează; oaspetele o plătește pe lângă preț. Gol dacă nu este.',
    ru: 'За бутылку или банку, которую возвращают; гость платит её сверх цены. Пусто, если её нет.',
  },
  'menu.text_color': {
    en: 'Text colour on the picture',
    ro: 'Culoarea textului pe imagine',
    ru: 'Цвет текста на картинке',
  },

  'menu.create_menu_before': {
    en: 'New menu before {{name}}',
    ro: 'Meniu nou înainte de {{name}}',
    ru: 'Новое меню перед «{{name}}»',
  },
  'menu.create_menu_last': {
    en: 'New menu at the end',
    ro: 'Meniu nou la sfârșit',
    ru: 'Новое меню в конце',
  },
  'menu.create_first_menu': {
    en: 'Create the first menu',
    ro: 'Creează primul meniu',
    ru: 'Создать первое меню',
  },
  'menu.no_menus': { en: 'No menus yet', ro: 'Încă nu există meniuri', ru: 'Меню пока нет' },
  'menu.no_menus_hint': {
    en: 'Start with one, such as “Kitchen” or “Bar”. Categories and dishes go inside.',
    ro: 'Începeți cu unul, de exemplu „Bucătărie” sau „Bar”. Categoriile și preparatele vin în el.',
    ru: 'Начните с одного: например, «Кухня» или «Бар». Внутри будут категории и блюда.',
  },
  'menu.new_menu': { en: 'New menu', ro: 'Meniu nou', ru: 'Новое меню' },
  'menu.edit_menu': { en: 'Menu “{{name}}”', ro: 'Meniul „{{name}}”', ru: 'Меню «{{name}}»' },
  'menu.edit_named': { en: 'Edit {{name}}', ro: 'Modifică {{name}}', ru: 'Изменить «{{name}}»' },
  'menu.delete_named': { en: 'Delete {{name}}', ro: 'Șterge {{name}}', ru: 'Удалить «{{name}}»' },
  'menu.move_left': {
    en: 'Move {{name}} left',
    ro: 'Mută {{name}} la stânga',
    ru: 'Сдвинуть «{{name}}» влево',
  },
  'menu.move_right': {
    en: 'Move {{name}} right',
    ro: 'Mută {{name}} la dreapta',
    ru: 'Сдвинуть «{{name}}» вправо',
  },
  'menu.move_up': {
    en: 'Move {{name}} up',
    ro: 'Mută {{name}} în sus',
    ru: 'Сдвинуть «{{name}}» вверх',
  },
  'menu.move_down': {
    en: 'Move {{name}} down',
    ro: 'Mută {{name}} în jos',
    ru: 'Сдвинуть «{{name}}» вниз',
  },
  'menu.delete_menu': {
    en: 'Delete the menu “{{name}}”?',
    ro: 'Ștergeți meniul „{{name}}”?',
    ru: 'Удалить меню «{{name}}»?',
  },
  'menu.delete_menu_hint': {
    en: 'All its categories and dishes go with it. Orders already made, also those in process, keep theirs.',
    ro: 'Toate categoriile și preparatele din el se șterg. Comenzile făcute, și cele în lucru, rămân neschimbate.',
    ru: 'Вместе с ним удалятся все категории и блюда. В сделанных заказах, и в тех, что в работе, они останутся.',
  },
  'menu.count_categories': {
    en: { one: '{{count}} category', other: '{{count}} categories' },
    ro: { one: '{{count}} categorie', few: '{{count}} categorii', other: '{{count}} de categorii' },
    ru: {
      one: '{{count}} категория',
      few: '{{count}} категории',
      many: '{{count}} категорий',
      other: '{{count}} категории',
    },
  },
  'menu.count_dishes': {
    en: { one: '{{count}} dish', other: '{{count}} dishes' },
    ro: { one: '{{count}} preparat', few: '{{count}} preparate', other: '{{count}} de preparate' },
    ru: {
      one: '{{count}} блюдо',
      few: '{{count}} блюда',
      many: '{{count}} блюд',
      other: '{{count}} блюда',
    },
  },
  'menu.deleted_with_it': {
    en: 'Deleted with it: {{what}}.',
    ro: 'Se șterg odată cu el: {{what}}.',
    ru: 'Удалится вместе: {{what}}.',
  },
  'menu.choice_of_options': {
    en: 'A choice in the options: {{names}}. Guests can no longer take it there.',
    ro: 'Este variantă în opțiunile: {{names}}. Oaspeții nu îl vor mai putea alege acolo.',
    ru: 'Это вариант в опциях: {{names}}. Гости больше не смогут его там выбрать.',
  },

  'menu.new_category': { en: 'New category', ro: 'Categorie nouă', ru: 'Новая категория' },
  'menu.no_categories': {
    en: 'No categories in “{{name}}” yet',
    ro: 'În „{{name}}” încă nu există categorii',
    ru: 'В меню «{{name}}» пока нет категорий',
  },
  'menu.no_categories_hint': {
    en: 'A category holds dishes of a kind: soups, grill, desserts.',
    ro: 'O categorie adună preparate de același fel: supe, grătar, deserturi.',
    ru: 'Категория собирает похожие блюда: супы, гриль, десерты.',
  },
  'menu.edit_category': {
    en: 'Category “{{name}}”',
    ro: 'Categoria „{{name}}”',
    ru: 'Категория «{{name}}»',
  },
  'menu.category_types': { en: 'Kind', ro: 'Tip', ru: 'Вид' },

  'menu.delete_category': {
    en: 'Delete the category “{{name}}”?',
    ro: 'Ștergeți categoria „{{name}}”?',
    ru: 'Удалить категорию «{{name}}»?',
  },
  'menu.delete_category_hint': {
    en: 'All its dishes go with it. Orders already made, also those in process, keep theirs.',
    ro: 'Toate preparatele din ea se șterg. Comenzile făcute, și cele în lucru, rămân neschimbate.',
    ru: 'Вместе с ней удалятся все её блюда. В сделанных заказах, и в тех, что в работе, они останутся.',
  },
  'menu.category_not_found': {
    en: 'This category is no longer there',
    ro: 'Această categorie nu mai există',
    ru: 'Этой категории больше нет',
  },
  'menu.gone_meanwhile': {
    en: 'Somebody else has just deleted this. You see the menu as it is now.',
    ro: 'Altcineva tocmai l-a șters. Vedeți meniul așa cum este acum.',
    ru: 'Это уже удалил кто-то другой. Перед вами меню, каким оно стало.',
  },
  'menu.back_to_editor': {
    en: 'Back to the menu',
    ro: 'Înapoi la meniu',
    ru: 'Назад к меню',
  },
  'menu.upload_image': {
    en: 'Upload a picture: {{name}}',
    ro: 'Încarcă o imagine: {{name}}',
    ru: 'Загрузить картинку: «{{name}}»',
  },
  'menu.update_image': {
    en: 'Change the picture: {{name}}',
    ro: 'Schimbă imaginea: {{name}}',
    ru: 'Сменить картинку: «{{name}}»',
  },
  'menu.crop_image': {
    en: 'Crop the picture: {{name}}',
    ro: 'Decupează imaginea: {{name}}',
    ru: 'Обрезать картинку: «{{name}}»',
  },

  'menu.sold_out': { en: 'Sold out', ro: 'S-a terminat', ru: 'Закончилось' },
  'menu.sold_out_question': { en: 'Sold out?', ro: 'S-a terminat?', ru: 'Закончилось?' },
  'menu.until_next_opening': {
    en: 'until the next opening',
    ro: 'până la deschidere',
    ru: 'до открытия',
  },
  'menu.until_switched_back': {
    en: 'until switched back',
    ro: 'până revine în vânzare',
    ru: 'пока не вернём',
  },
  'menu.until': { en: 'until {{time}}', ro: 'până la {{time}}', ru: 'до {{time}}' },
  'menu.back_on_sale': { en: 'Back on sale', ro: 'Din nou în vânzare', ru: 'Снова в продаже' },
  'menu.new_dish': { en: 'New dish', ro: 'Preparat nou', ru: 'Новое блюдо' },
  'menu.no_dishes': {
    en: 'No dishes here yet',
    ro: 'Aici încă nu sunt preparate',
    ru: 'Здесь пока нет блюд',
  },

  'menu.edit_dish': { en: 'Dish “{{name}}”', ro: 'Preparatul „{{name}}”', ru: 'Блюдо «{{name}}»' },
  'menu.price': { en: 'Price', ro: 'Preț', ru: 'Цена' },
  'menu.sale_price': { en: 'Sale price', ro: 'Preț redus', ru: 'Цена со скидкой' },

  'menu.sale_price_too_high': {
    en: 'Not lower than the price: guests will see the full price.',
    ro: 'Nu este mai mic decât prețul: oaspeții vor vedea prețul întreg.',
    ru: 'Не ниже цены: гости увидят полную цену.',
  },
  'menu.price_question': {
    en: 'Price 0: is it free? Then press “{{save}}” again.',
    ro: 'Preț 0: este gratuit? Atunci apăsați din nou „{{save}}”.',
    ru: 'Цена 0: это бесплатно? Тогда нажмите «{{save}}» ещё раз.',
  },
  'menu.sale_price_question': {
    en: 'Not lower than the price, so it will not be used. Is that right? Then press “{{save}}” again.',
    ro: 'Nu este mai mic decât prețul, deci nu va fi folosit. E corect? Atunci apăsați din nou „{{save}}”.',
    ru: 'Не ниже цены, поэтому применяться не будет. Всё верно? Тогда нажмите «{{save}}» ещё раз.',
  },
  'menu.old_price': {
    en: 'Price before the sale',
    ro: 'Prețul fără reducere',
    ru: 'Цена без скидки',
  },
  'menu.ingredients': {
    en: 'Ingredients',
    ro: 'Ingrediente',
    ru: 'Состав',
  },
  'menu.delete_dish': {
    en: 'Delete the dish “{{name}}”?',
    ro: 'Ștergeți preparatul „{{name}}”?',
    ru: 'Удалить блюдо «{{name}}»?',
  },
  'menu.delete_dish_hint': {
    en: 'Orders already made, also those in process, keep it.',
    ro: 'În comenzile făcute, și în cele în lucru, el rămâne.',
    ru: 'В сделанных заказах, и в тех, что в работе, оно останется.',
  },
} as const satisfies Texts;
