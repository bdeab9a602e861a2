import { has, vegan, vegetarian } from '../../../menu/food-facts.ts';
import {
  categoryWithPicture,
  dishWithPicture,
  type DemoCategory,
} from '../../../menu/menu-types.ts';

/** Pies, and small plates to share. */
export const starters: DemoCategory[] = [
  categoryWithPicture('placinte', {
    name: { ro: 'Plăcinte și învârtite', ru: 'Плацинды и вертуты', en: 'Plăcinte and rolled pies' },
    types: ['flour', 'home_food'],
    dishes: [
      dishWithPicture('placinta-branza', {
        name: {
          ro: 'Plăcintă cu brânză și mărar',
          ru: 'Плацинда с брынзой и укропом',
          en: 'Plăcintă with cheese and dill',
        },
        ingredients: {
          ro: 'Aluat de casă întins, brânză de oi și de vaci, ou, mărar, unt topit · 280 g',
          ru: 'Домашнее тянутое тесто, овечья брынза и творог, яйцо, укроп, топлёное масло · 280 г',
          en: 'Hand-stretched dough, sheep’s and cow’s cheese, egg, dill, melted butter · 280 g',
        },
        priceMinor: 6800,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian, energy_kcal: 720 },
      }),
      dishWithPicture('placinta-cartofi', {
        name: {
          ro: 'Plăcintă cu cartofi și ceapă',
          ru: 'Плацинда с картофелем и луком',
          en: 'Plăcintă with potatoes and onion',
        },
        ingredients: {
          ro: 'Aluat de casă, cartofi, ceapă călită, mărar, ulei de floarea-soarelui · 280 g',
          ru: 'Домашнее тесто, картофель, жареный лук, укроп, подсолнечное масло · 280 г',
          en: 'Homemade dough, potatoes, fried onion, dill, sunflower oil · 280 g',
        },
        priceMinor: 5800,
        food: { ...has('gluten'), ...vegan, energy_kcal: 610 },
      }),
      dishWithPicture('placinta-varza', {
        name: {
          ro: 'Plăcintă cu varză murată',
          ru: 'Плацинда с квашеной капустой',
          en: 'Plăcintă with sauerkraut',
        },
        ingredients: {
          ro: 'Aluat de casă, varză murată călită, ceapă, piper, mărar uscat · 280 g',
          ru: 'Домашнее тесто, тушёная квашеная капуста, лук, перец, сушёный укроп · 280 г',
          en: 'Homemade dough, braised sauerkraut, onion, pepper, dried dill · 280 g',
        },
        priceMinor: 5800,
        food: { ...has('gluten'), ...vegan, energy_kcal: 540 },
      }),
      dishWithPicture('placinta-bostan', {
        name: { ro: 'Plăcintă cu bostan', ru: 'Плацинда с тыквой', en: 'Plăcintă with pumpkin' },
        ingredients: {
          ro: 'Aluat de casă, bostan plăcintar, zahăr, scorțișoară · 260 g',
          ru: 'Домашнее тесто, тыква, сахар, корица · 260 г',
          en: 'Homemade dough, pumpkin, sugar, cinnamon · 260 g',
        },
        priceMinor: 6200,
        salePriceMinor: 5200,
        food: { ...has('gluten'), ...vegan, energy_kcal: 560 },
      }),
      dishWithPicture('invartita-visine', {
        name: {
          ro: 'Învârtită cu vișine',
          ru: 'Вертута с вишней',
          en: 'Rolled pie with sour cherries',
        },
        ingredients: {
          ro: 'Foi subțiri trase cu mâna, vișine, zahăr, pesmet, zahăr pudră · 220 g',
          ru: 'Тонкое тесто, вытянутое вручную, вишня, сахар, панировочные сухари, сахарная пудра · 220 г',
          en: 'Thin hand-pulled dough, sour cherries, sugar, breadcrumbs, icing sugar · 220 g',
        },
        priceMinor: 7200,
        food: { ...has('gluten'), ...vegetarian },
      }),
      dishWithPicture('vertuta-nuci', {
        name: {
          ro: 'Vertută cu nuci și stafide',
          ru: 'Вертута с орехами и изюмом',
          en: 'Rolled pie with walnuts and raisins',
        },
        ingredients: {
          ro: 'Foi subțiri, nuci de Orhei, stafide, miere de salcâm · 220 g',
          ru: 'Тонкое тесто, грецкие орехи из Оргеева, изюм, акациевый мёд · 220 г',
          en: 'Thin dough, walnuts from Orhei, raisins, acacia honey · 220 g',
        },
        priceMinor: 7800,
        food: { ...has('gluten', 'nuts'), ...vegetarian },
      }),
    ],
  }),
  categoryWithPicture('gustari', {
    name: {
      ro: 'Gustări la mijloc de masă',
      ru: 'Закуски на середину стола',
      en: 'Starters to share',
    },
    types: ['snacks', 'home_food'],
    dishes: [
      dishWithPicture('platou-moldovenesc', {
        name: {
          ro: 'Platou „La Nuc” pentru doi',
          ru: 'Ассорти «La Nuc» на двоих',
          en: '“La Nuc” platter for two',
        },
        ingredients: {
          ro: 'Brânză de oi, cașcaval, pastramă de porc, cârnați uscați, roșii, măsline, nuci, struguri · 550 g',
          ru: 'Овечья брынза, кашкавал, свиная пастрома, вяленые колбаски, помидоры, маслины, орехи, виноград · 550 г',
          en: 'Sheep’s cheese, cașcaval, pork pastrami, dried sausages, tomatoes, olives, walnuts, grapes · 550 g',
        },
        priceMinor: 24500,
        salePriceMinor: 21500,
        food: { ...has('milk', 'nuts'), alcohol: false },
      }),
      dishWithPicture('vinete-coapte', {
        name: {
          ro: 'Salată de vinete coapte',
          ru: 'Салат из печёных баклажанов',
          en: 'Roasted aubergine salad',
        },
        ingredients: {
          ro: 'Vinete coapte pe jar, ceapă, ulei de floarea-soarelui, roșii, pâine de casă · 200/80 g',
          ru: 'Баклажаны, запечённые на углях, лук, подсолнечное масло, помидоры, домашний хлеб · 200/80 г',
          en: 'Aubergines roasted over embers, onion, sunflower oil, tomatoes, homemade bread · 200/80 g',
        },
        priceMinor: 7200,
        food: { ...has('gluten'), ...vegan },
      }),
      dishWithPicture('fasole-batuta', {
        name: {
          ro: 'Fasole bătută cu ceapă călită',
          ru: 'Фасолевый паштет с жареным луком',
          en: 'Mashed beans with fried onion',
        },
        ingredients: {
          ro: 'Fasole albă făcăluită, usturoi, ceapă călită cu boia dulce · 250 g',
          ru: 'Белая толчёная фасоль, чеснок, лук, обжаренный со сладкой паприкой · 250 г',
          en: 'Mashed white beans, garlic, onion fried with sweet paprika · 250 g',
        },
        priceMinor: 6200,
        food: { ...has(), diets: ['vegetarian', 'vegan', 'gluten_free'] },
      }),
      dishWithPicture('zacusca', {
        name: {
          ro: 'Zacuscă cu pâine prăjită',
          ru: 'Закуска из овощей с гренками',
          en: 'Zacuscă with toasted bread',
        },
        ingredients: {
          ro: 'Vinete, gogoșari, roșii, ceapă, foi de dafin, pâine la grătar · 180/90 g',
          ru: 'Баклажаны, сладкий перец, помидоры, лук, лавровый лист, хлеб на гриле · 180/90 г',
          en: 'Aubergines, sweet peppers, tomatoes, onion, bay leaves, grilled bread · 180/90 g',
        },
        priceMinor: 6500,
        food: { ...has('gluten'), ...vegan },
      }),
      dishWithPicture('muraturi', {
        name: { ro: 'Murături din beci', ru: 'Соленья из погреба', en: 'Pickles from the cellar' },
        ingredients: {
          ro: 'Castraveți, gogonele, gogoșari, varză, usturoi, mărar, hrean · 350 g',
          ru: 'Огурцы, зелёные помидоры, сладкий перец, капуста, чеснок, укроп, хрен · 350 г',
          en: 'Cucumbers, green tomatoes, sweet peppers, cabbage, garlic, dill, horseradish · 350 g',
        },
        priceMinor: 5800,
        food: { ...has(), diets: ['vegetarian', 'vegan', 'gluten_free'] },
      }),
      dishWithPicture('slanina-usturoi', {
        name: {
          ro: 'Slănină afumată cu usturoi',
          ru: 'Копчёное сало с чесноком',
          en: 'Smoked pork fat with garlic',
        },
        ingredients: {
          ro: 'Slănină afumată în fum de vișin, usturoi, ceapă roșie, muștar, pâine de secară · 150/80 g',
          ru: 'Сало, копчённое на вишнёвых дровах, чеснок, красный лук, горчица, ржаной хлеб · 150/80 г',
          en: 'Pork fat smoked over cherry wood, garlic, red onion, mustard, rye bread · 150/80 g',
        },
        priceMinor: 7500,
        food: has('gluten', 'mustard'),
      }),
    ],
  }),
];
