import { has, vegetarian } from '../../../menu/food-facts.ts';
import {
  categoryWithPicture,
  dishWithPicture,
  type DemoCategory,
} from '../../../menu/menu-types.ts';

/** The main courses and desserts: mămăligă, the stove, the grill and the sweets. */
export const mains: DemoCategory[] = [
  categoryWithPicture('mamaliga-casa', {
    name: {
      ro: 'Mămăligă și bucate de casă',
      ru: 'Мамалыга и домашние блюда',
      en: 'Mămăligă and home cooking',
    },
    types: ['home_food', 'meat'],
    dishes: [
      dishWithPicture('mamaliga-branza', {
        name: {
          ro: 'Mămăligă cu brânză și smântână',
          ru: 'Мамалыга с брынзой и сметаной',
          en: 'Mămăligă with cheese and sour cream',
        },
        ingredients: {
          ro: 'Mămăligă din mălai de la moară, brânză de oi, smântână de 25%, unt · 350 g',
          ru: 'Мамалыга из муки с мельницы, овечья брынза, сметана 25 %, сливочное масло · 350 г',
          en: 'Polenta of mill-ground maize, sheep’s cheese, 25% sour cream, butter · 350 g',
        },
        priceMinor: 9800,
        food: { ...has('milk'), diets: ['vegetarian', 'gluten_free'], energy_kcal: 690 },
      }),
      dishWithPicture('mamaliga-tochitura', {
        name: {
          ro: 'Tochitură cu mămăligă',
          ru: 'Токитура с мамалыгой',
          en: 'Tochitură with mămăligă',
        },
        ingredients: {
          ro: 'Porc și cârnați în untură, mămăligă, ou ochi, brânză de oi, mujdei · 480 g',
          ru: 'Свинина и колбаски на смальце, мамалыга, яичница-глазунья, овечья брынза, муждей · 480 г',
          en: 'Pork and sausages fried in lard, polenta, fried egg, sheep’s cheese, garlic sauce · 480 g',
        },
        priceMinor: 15800,
        food: { ...has('eggs', 'milk'), energy_kcal: 980 },
      }),
      dishWithPicture('sarmale-vita', {
        name: {
          ro: 'Sărmăluțe în foi de viță',
          ru: 'Голубцы в виноградных листьях',
          en: 'Stuffed vine leaves',
        },
        ingredients: {
          ro: 'Foi de viță, carne de porc și vită, orez, mărar, smântână · 300/50 g',
          ru: 'Виноградные листья, свинина и говядина, рис, укроп, сметана · 300/50 г',
          en: 'Vine leaves, pork and beef, rice, dill, sour cream · 300/50 g',
        },
        priceMinor: 12800,
        food: has('milk'),
      }),
      dishWithPicture('sarmale-varza', {
        name: {
          ro: 'Sarmale în varză murată',
          ru: 'Голубцы в квашеной капусте',
          en: 'Stuffed sauerkraut leaves',
        },
        ingredients: {
          ro: 'Varză murată, carne de porc, orez, afumătură, sos de roșii, ardei iute · 320/50 g',
          ru: 'Квашеная капуста, свинина, рис, копчёности, томатный соус, острый перец · 320/50 г',
          en: 'Sauerkraut, pork, rice, smoked meat, tomato sauce, hot pepper · 320/50 g',
        },
        priceMinor: 12200,
        food: { ...has(), spiciness: 2 },
      }),
      dishWithPicture('ardei-umpluti', {
        name: { ro: 'Ardei umpluți', ru: 'Фаршированный перец', en: 'Stuffed peppers' },
        ingredients: {
          ro: 'Ardei grași, carne de porc și vită, orez, sos de roșii, smântână · 350/50 g',
          ru: 'Сладкий перец, свинина и говядина, рис, томатный соус, сметана · 350/50 г',
          en: 'Sweet peppers, pork and beef, rice, tomato sauce, sour cream · 350/50 g',
        },
        priceMinor: 11800,
        food: has('milk'),
      }),
      dishWithPicture('coltunasi', {
        name: {
          ro: 'Colțunași cu brânză',
          ru: 'Колцунаши с творогом',
          en: 'Curd cheese dumplings',
        },
        ingredients: {
          ro: 'Aluat subțire, brânză de vaci, unt topit, mărar, smântână · 280/50 g',
          ru: 'Тонкое тесто, творог, топлёное масло, укроп, сметана · 280/50 г',
          en: 'Thin dough, curd cheese, melted butter, dill, sour cream · 280/50 g',
        },
        priceMinor: 9600,
        textColor: '#fff3d6',
        food: { ...has('gluten', 'milk'), ...vegetarian },
      }),
      dishWithPicture('iepure-vin', {
        name: {
          ro: 'Iepure înăbușit în vin alb',
          ru: 'Кролик, тушённый в белом вине',
          en: 'Rabbit braised in white wine',
        },
        ingredients: {
          ro: 'Iepure de casă, Fetească Albă, morcov, ceapă, cimbru, cartofi copți · 420 g',
          ru: 'Домашний кролик, «Фетяска Албэ», морковь, лук, чабрец, печёный картофель · 420 г',
          en: 'Farm rabbit, Fetească Albă, carrot, onion, thyme, roast potatoes · 420 g',
        },
        priceMinor: 19800,
        visible: false,
        food: { ...has('sulphites'), alcohol: true },
      }),
    ],
  }),
  categoryWithPicture('gratar', {
    name: { ro: 'La grătar cu cărbuni', ru: 'На углях', en: 'From the charcoal grill' },
    types: ['grill', 'meat'],
    dishes: [
      dishWithPicture('mititei', {
        name: { ro: 'Mititei (5 bucăți)', ru: 'Мититеи (5 штук)', en: 'Mititei (5 pieces)' },
        ingredients: {
          ro: 'Carne de vită și oaie, usturoi, cimbru, muștar, pâine · 300/50/80 g',
          ru: 'Говядина и баранина, чеснок, чабрец, горчица, хлеб · 300/50/80 г',
          en: 'Beef and mutton, garlic, thyme, mustard, bread · 300/50/80 g',
        },
        priceMinor: 13500,
        salePriceMinor: 11500,
        food: { ...has('gluten', 'mustard'), spiciness: 1, energy_kcal: 840 },
      }),
      dishWithPicture('frigarui-porc', {
        name: { ro: 'Frigărui de porc', ru: 'Фригэруй из свинины', en: 'Pork skewers' },
        ingredients: {
          ro: 'Ceafă de porc marinată în vin, ceapă, ardei dulce, sos de roșii · 300/50 g',
          ru: 'Свиная шея, маринованная в вине, лук, сладкий перец, томатный соус · 300/50 г',
          en: 'Pork neck marinated in wine, onion, sweet pepper, tomato sauce · 300/50 g',
        },
        priceMinor: 15800,
        food: { ...has('sulphites'), alcohol: true },
      }),
      dishWithPicture('ceafa-porc', {
        name: {
          ro: 'Ceafă de porc la jar',
          ru: 'Свиная шея на углях',
          en: 'Pork neck over embers',
        },
        ingredients: {
          ro: 'Ceafă de porc cu os, cartofi copți, mujdei de usturoi · 280/150 g',
          ru: 'Свиная шея на кости, печёный картофель, чесночный муждей · 280/150 г',
          en: 'Pork neck on the bone, roast potatoes, garlic sauce · 280/150 g',
        },
        priceMinor: 16800,
        food: has(),
      }),
      dishWithPicture('pui-gratar', {
        name: {
          ro: 'Pulpă de pui la grătar',
          ru: 'Куриное бедро на гриле',
          en: 'Grilled chicken thigh',
        },
        ingredients: {
          ro: 'Pulpă dezosată, boia, usturoi, salată de varză, lămâie · 260/100 g',
          ru: 'Бедро без кости, паприка, чеснок, капустный салат, лимон · 260/100 г',
          en: 'Boneless thigh, paprika, garlic, cabbage salad, lemon · 260/100 g',
        },
        priceMinor: 12800,
        food: { allergens: { celery: 'traces' }, spiciness: 1 },
      }),
      dishWithPicture('pastrav', {
        name: { ro: 'Păstrăv la grătar', ru: 'Форель на гриле', en: 'Grilled trout' },
        ingredients: {
          ro: 'Păstrăv întreg, unt cu ierburi, lămâie, legume coapte · 300/100 g',
          ru: 'Целая форель, масло с травами, лимон, запечённые овощи · 300/100 г',
          en: 'Whole trout, herb butter, lemon, roasted vegetables · 300/100 g',
        },
        priceMinor: 19200,
        food: { ...has('fish', 'milk'), energy_kcal: 560 },
      }),
      dishWithPicture('carnaciori', {
        name: { ro: 'Cârnăciori de casă', ru: 'Домашние колбаски', en: 'Homemade sausages' },
        ingredients: {
          ro: 'Carne de porc tocată din cuțit, usturoi, piper, varză călită, muștar · 280/120 g',
          ru: 'Рубленая свинина, чеснок, перец, тушёная капуста, горчица · 280/120 г',
          en: 'Hand-chopped pork, garlic, pepper, braised cabbage, mustard · 280/120 g',
        },
        priceMinor: 14200,
        food: { ...has('mustard'), spiciness: 3 },
      }),
    ],
  }),
  categoryWithPicture('dulciuri', {
    name: { ro: 'Dulciuri', ru: 'Десерты', en: 'Desserts' },
    types: ['dessert'],
    dishes: [
      dishWithPicture('cusma-guguta', {
        name: { ro: 'Cușma lui Guguță', ru: '«Кушма Гугуцэ»', en: 'Guguță’s Hat' },
        ingredients: {
          ro: 'Clătite cu vișine, cremă de smântână, ciocolată rasă · 200 g',
          ru: 'Блинчики с вишней, сметанный крем, тёртый шоколад · 200 г',
          en: 'Pancakes with sour cherries, sour-cream filling, grated chocolate · 200 g',
        },
        priceMinor: 8900,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian },
      }),
      dishWithPicture('papanasi', {
        name: {
          ro: 'Papanași cu smântână și dulceață',
          ru: 'Папанаши со сметаной и вареньем',
          en: 'Papanași with sour cream and jam',
        },
        ingredients: {
          ro: 'Brânză de vaci, smântână, dulceață de vișine · 250 g',
          ru: 'Творог, сметана, вишнёвое варенье · 250 г',
          en: 'Curd cheese, sour cream, sour cherry jam · 250 g',
        },
        priceMinor: 9200,
        food: {
          allergens: { gluten: 'contains', milk: 'contains', nuts: 'traces' },
          ...vegetarian,
        },
      }),
      dishWithPicture('prune-nuci', {
        name: {
          ro: 'Prune umplute cu nuci',
          ru: 'Чернослив с орехами',
          en: 'Prunes stuffed with walnuts',
        },
        ingredients: {
          ro: 'Prune uscate, nuci, vin roșu, frișcă, scorțișoară · 180 g',
          ru: 'Чернослив, грецкие орехи, красное вино, взбитые сливки, корица · 180 г',
          en: 'Prunes, walnuts, red wine, whipped cream, cinnamon · 180 g',
        },
        priceMinor: 7800,
        food: { ...has('milk', 'nuts', 'sulphites'), ...vegetarian, alcohol: true },
      }),
      dishWithPicture('clatite-branza', {
        name: {
          ro: 'Clătite cu brânză dulce',
          ru: 'Блинчики со сладким творогом',
          en: 'Sweet curd cheese pancakes',
        },
        ingredients: {
          ro: 'Clătite la cuptor, brânză de vaci, stafide, vanilie, smântână · 240 g',
          ru: 'Запечённые блинчики, творог, изюм, ваниль, сметана · 240 г',
          en: 'Baked pancakes, curd cheese, raisins, vanilla, sour cream · 240 g',
        },
        priceMinor: 7400,
        textColor: '#fff3d6',
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian },
      }),
      dishWithPicture('baba-neagra', {
        name: { ro: 'Babă neagră', ru: 'Баба нягрэ', en: 'Babă neagră' },
        ingredients: {
          ro: 'Lapte, ouă, zahăr ars, cacao; coaptă încet, ca la nordul Moldovei · 150 g',
          ru: 'Молоко, яйца, жжёный сахар, какао; медленно запекается, как на севере Молдовы · 150 г',
          en: 'Milk, eggs, caramelised sugar, cocoa; baked slowly, as in the north of Moldova · 150 g',
        },
        priceMinor: 6800,
        salePriceMinor: 5500,
        food: { ...has('eggs', 'milk'), ...vegetarian },
      }),
    ],
  }),
];
