import { has, vegan, vegetarian } from '../../../menu/food-facts.ts';
import {
  categoryWithPicture,
  dishWithPicture,
  type DemoCategory,
} from '../../../menu/menu-types.ts';

/** Salads and soups. */
export const saladsAndSoups: DemoCategory[] = [
  categoryWithPicture('salate', {
    name: { ro: 'Salate', ru: 'Салаты', en: 'Salads' },
    types: ['salad'],
    dishes: [
      dishWithPicture('salata-taraneasca', {
        name: {
          ro: 'Salată țărănească cu brânză',
          ru: 'Крестьянский салат с брынзой',
          en: 'Country salad with sheep’s cheese',
        },
        ingredients: {
          ro: 'Roșii de grădină, castraveți, ardei dulce, ceapă roșie, brânză de oi rasă, pătrunjel · 320 g',
          ru: 'Грунтовые помидоры, огурцы, сладкий перец, красный лук, тёртая овечья брынза, петрушка · 320 г',
          en: 'Garden tomatoes, cucumbers, sweet pepper, red onion, grated sheep’s cheese, parsley · 320 g',
        },
        priceMinor: 8800,
        food: { ...has('milk'), diets: ['vegetarian', 'gluten_free'], energy_kcal: 310 },
      }),
      dishWithPicture('salata-caesar', {
        name: {
          ro: 'Salată Caesar cu pui',
          ru: 'Салат «Цезарь» с курицей',
          en: 'Caesar salad with chicken',
        },
        ingredients: {
          ro: 'Salată romană, piept de pui la grătar, parmezan, crutoane, sos cu anșoa · 300 g',
          ru: 'Салат романо, куриная грудка на гриле, пармезан, гренки, соус с анчоусами · 300 г',
          en: 'Romaine lettuce, grilled chicken breast, Parmesan, croutons, anchovy dressing · 300 g',
        },
        priceMinor: 12500,
        food: { ...has('gluten', 'eggs', 'fish', 'milk'), energy_kcal: 520 },
      }),
      dishWithPicture('salata-boeuf', {
        name: { ro: 'Salată de boeuf', ru: 'Салат де бёф', en: 'Beef and vegetable salad' },
        ingredients: {
          ro: 'Cartofi, morcovi, mazăre, castraveți murați, carne de vită, maioneză de casă · 280 g',
          ru: 'Картофель, морковь, горошек, солёные огурцы, говядина, домашний майонез · 280 г',
          en: 'Potatoes, carrots, peas, pickled cucumbers, beef, homemade mayonnaise · 280 g',
        },
        priceMinor: 7800,
        textColor: '#fff3d6',
        food: has('eggs', 'mustard'),
      }),
      dishWithPicture('salata-sfecla', {
        name: {
          ro: 'Salată de sfeclă coaptă cu nuci',
          ru: 'Салат из печёной свёклы с орехами',
          en: 'Roasted beetroot salad with walnuts',
        },
        ingredients: {
          ro: 'Sfeclă coaptă, brânză de capră, nuci, rucola, oțet de mere · 270 g',
          ru: 'Печёная свёкла, козий сыр, грецкие орехи, руккола, яблочный уксус · 270 г',
          en: 'Roasted beetroot, goat’s cheese, walnuts, rocket, cider vinegar · 270 g',
        },
        priceMinor: 9200,
        food: { ...has('milk', 'nuts'), ...vegetarian },
      }),
      dishWithPicture('salata-varza', {
        name: {
          ro: 'Salată de varză nouă',
          ru: 'Салат из молодой капусты',
          en: 'Young cabbage salad',
        },
        ingredients: {
          ro: 'Varză nouă, morcov, mărar, castravete, ulei nerafinat · 250 g',
          ru: 'Молодая капуста, морковь, укроп, огурец, нерафинированное масло · 250 г',
          en: 'Young cabbage, carrot, dill, cucumber, unrefined oil · 250 g',
        },
        priceMinor: 5500,
        food: { ...has(), ...vegan },
      }),
    ],
  }),
  categoryWithPicture('zeama-ciorbe', {
    name: { ro: 'Zeamă și ciorbe', ru: 'Зама и чорбы', en: 'Zeamă and sour soups' },
    types: ['soup', 'home_food'],
    dishes: [
      dishWithPicture('zeama', {
        name: { ro: 'Zeamă de găină', ru: 'Зама из курицы', en: 'Zeamă, chicken noodle soup' },
        ingredients: {
          ro: 'Găină de casă, tăieței făcuți în casă, morcov, borș acru, leuștean, mărar · 400 g',
          ru: 'Домашняя курица, домашняя лапша, морковь, кислый борш, любисток, укроп · 400 г',
          en: 'Free-range hen, homemade noodles, carrot, sour bran borș, lovage, dill · 400 g',
        },
        priceMinor: 8200,
        food: { ...has('gluten', 'eggs', 'celery'), energy_kcal: 290 },
      }),
      dishWithPicture('bors-rosu', {
        name: {
          ro: 'Borș roșu cu smântână',
          ru: 'Красный борщ со сметаной',
          en: 'Red borscht with sour cream',
        },
        ingredients: {
          ro: 'Sfeclă, varză, cartofi, carne de porc, fasole, smântână, usturoi · 400/40 g',
          ru: 'Свёкла, капуста, картофель, свинина, фасоль, сметана, чеснок · 400/40 г',
          en: 'Beetroot, cabbage, potatoes, pork, beans, sour cream, garlic · 400/40 g',
        },
        priceMinor: 8500,
        food: { ...has('milk'), energy_kcal: 340 },
      }),
      dishWithPicture('ciorba-perisoare', {
        name: { ro: 'Ciorbă de perișoare', ru: 'Чорба с фрикадельками', en: 'Meatball sour soup' },
        ingredients: {
          ro: 'Perișoare de vită și porc, orez, legume, roșii, leuștean · 400 g',
          ru: 'Фрикадельки из говядины и свинины, рис, овощи, помидоры, любисток · 400 г',
          en: 'Beef and pork meatballs, rice, vegetables, tomatoes, lovage · 400 g',
        },
        priceMinor: 8800,
        food: { ...has('celery'), energy_kcal: 330 },
      }),
      dishWithPicture('supa-ciuperci', {
        name: {
          ro: 'Supă-cremă de ciuperci',
          ru: 'Крем-суп из грибов',
          en: 'Cream of mushroom soup',
        },
        ingredients: {
          ro: 'Ciuperci de pădure, smântână dulce, cimbru, crutoane cu unt · 350 g',
          ru: 'Лесные грибы, сливки, чабрец, гренки на сливочном масле · 350 г',
          en: 'Wild mushrooms, cream, thyme, buttered croutons · 350 g',
        },
        priceMinor: 9200,
        textColor: '#fff3d6',
        food: { ...has('gluten', 'milk'), ...vegetarian },
      }),
      dishWithPicture('okroska', {
        name: { ro: 'Okroșkă pe cvas', ru: 'Окрошка на квасе', en: 'Okroshka with kvass' },
        ingredients: {
          ro: 'Cvas de casă, cartofi, ridichi, castraveți, ou, ceapă verde, smântână · 400 g',
          ru: 'Домашний квас, картофель, редис, огурцы, яйцо, зелёный лук, сметана · 400 г',
          en: 'Homemade kvass, potatoes, radishes, cucumbers, egg, spring onion, sour cream · 400 g',
        },
        priceMinor: 7800,
        visible: false,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian },
      }),
    ],
  }),
];
