import { grams, has, vegetarian } from '../../../menu/food-facts.ts';
import { category, dish, dishWithPicture, type DemoCategory } from '../../../menu/menu-types.ts';

/** Cakes and biscuits by weight, and pastries. */
export const cakes: DemoCategory[] = [
  category('torty', {
    name: { ro: 'Torturi la kilogram', ru: 'Торты на вес', en: 'Cakes by weight' },
    types: ['dessert'],
    dishes: [
      dishWithPicture('medovik', {
        name: { ro: 'Tort cu miere', ru: 'Медовик', en: 'Honey cake' },
        ingredients: {
          ro: 'Zece foi cu miere, cremă de smântână; 38 de lei / 100 g',
          ru: 'Десять медовых коржей, сметанный крем; 38 леев / 100 г',
          en: 'Ten honey layers, sour cream frosting; 38 lei / 100 g',
        },
        priceMinor: 4600,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian },
      }),
      dish('napoleon', {
        name: { ro: 'Tort „Napoleon”', ru: 'Торт «Наполеон»', en: 'Napoleon cake' },
        ingredients: {
          ro: 'Foietaj, cremă de vanilie; 38 de lei / 100 g',
          ru: 'Слоёное тесто, заварной крем; 38 леев / 100 г',
          en: 'Puff pastry, vanilla custard; 38 lei / 100 g',
        },
        priceMinor: 4600,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian },
      }),
      dish('praga', {
        name: { ro: 'Tort „Praga”', ru: 'Торт «Прага»', en: 'Prague chocolate cake' },
        ingredients: {
          ro: 'Blat de ciocolată, cremă de unt, gem de caise; 38 de lei / 100 g',
          ru: 'Шоколадный бисквит, масляный крем, абрикосовый джем; 38 леев / 100 г',
          en: 'Chocolate sponge, buttercream, apricot jam; 38 lei / 100 g',
        },
        priceMinor: 4600,
        food: { ...has('gluten', 'eggs', 'soybeans', 'milk'), ...vegetarian },
      }),
      dishWithPicture('krasny-barkhat', {
        name: { ro: 'Red velvet', ru: 'Красный бархат', en: 'Red velvet' },
        ingredients: {
          ro: 'Blat roșu cu cacao, cremă de brânză; 48 de lei / 100 g',
          ru: 'Красный бисквит с какао, сливочно-сырный крем; 48 леев / 100 г',
          en: 'Red cocoa sponge, cream cheese frosting; 48 lei / 100 g',
        },
        priceMinor: 5800,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian },
      }),
      dishWithPicture('chizkeyk', {
        name: { ro: 'Cheesecake', ru: 'Чизкейк', en: 'Cheesecake' },
        ingredients: {
          ro: 'Cremă de brânză, biscuiți, vanilie; 48 de lei / 100 g',
          ru: 'Сливочный сыр, песочная основа, ваниль; 48 леев / 100 г',
          en: 'Cream cheese, biscuit base, vanilla; 48 lei / 100 g',
        },
        priceMinor: 5800,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian },
      }),
      dish('orekhovy', {
        name: { ro: 'Tort cu nuci', ru: 'Ореховый торт', en: 'Walnut cake' },
        ingredients: {
          ro: 'Blat fără făină din nuci, cremă de cafea; 48 de lei / 100 g',
          ru: 'Бисквит из грецких орехов без муки, кофейный крем; 48 леев / 100 г',
          en: 'Flourless walnut sponge, coffee cream; 48 lei / 100 g',
        },
        priceMinor: 5800,
        food: { ...has('eggs', 'milk', 'nuts'), diets: ['vegetarian', 'gluten_free'] },
      }),
      dish('pechenye', {
        name: { ro: 'Biscuiți la kilogram', ru: 'Печенье на вес', en: 'Biscuits by weight' },
        ingredients: {
          ro: 'De casă, se adună câte 100 g din fiecare',
          ru: 'Домашнее, по 100 г каждого вида',
          en: 'Homemade, 100 g of each kind',
        },
        priceMinor: 3200,
        food: { ...has('gluten', 'eggs', 'milk', 'nuts'), ...vegetarian },
      }),
    ],
  }),
  category('vypechka', {
    name: { ro: 'Patiserie', ru: 'Выпечка', en: 'Pastries' },
    types: ['flour', 'dessert'],
    dishes: [
      dishWithPicture('kruassan', {
        name: { ro: 'Croissant', ru: 'Круассан', en: 'Croissant' },
        ingredients: {
          ro: 'Unt de 82 %, dospire de 24 de ore',
          ru: 'Масло 82 %, расстойка 24 часа',
          en: '82% butter, proved for 24 hours',
        },
        priceMinor: 3800,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian, ...grams(80) },
      }),
      dish('kruassan-mindal', {
        name: { ro: 'Croissant cu migdale', ru: 'Миндальный круассан', en: 'Almond croissant' },
        ingredients: {
          ro: 'Cremă de migdale, fulgi de migdale',
          ru: 'Миндальный крем, миндальные лепестки',
          en: 'Almond cream, flaked almonds',
        },
        priceMinor: 5200,
        food: { ...has('gluten', 'eggs', 'milk', 'nuts'), ...vegetarian, ...grams(110) },
      }),
      dish('bulochka-koritsa', {
        name: { ro: 'Rulou cu scorțișoară', ru: 'Булочка с корицей', en: 'Cinnamon roll' },
        ingredients: {
          ro: 'Aluat dospit, scorțișoară, glazură de brânză',
          ru: 'Дрожжевое тесто, корица, сливочно-сырная глазурь',
          en: 'Yeast dough, cinnamon, cream cheese icing',
        },
        priceMinor: 4200,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian, ...grams(120) },
      }),
      dish('vertuta-vishnya', {
        name: {
          ro: 'Învârtită cu vișine',
          ru: 'Вертута с вишней',
          en: 'Rolled pie with sour cherries',
        },
        ingredients: {
          ro: 'Foi subțiri, vișine, zahăr pudră',
          ru: 'Тонкое тесто, вишня, сахарная пудра',
          en: 'Thin dough, sour cherries, icing sugar',
        },
        priceMinor: 4500,
        food: { ...has('gluten'), ...vegetarian, ...grams(150) },
        picture: 'invartita-visine',
      }),
      dish('placinta-brynza', {
        name: { ro: 'Plăcintă cu brânză', ru: 'Плацинда с брынзой', en: 'Plăcintă with cheese' },
        ingredients: {
          ro: 'Aluat întins, brânză de oi, ou, mărar',
          ru: 'Тянутое тесто, овечья брынза, яйцо, укроп',
          en: 'Stretched dough, sheep’s cheese, egg, dill',
        },
        priceMinor: 4800,
        food: { ...has('gluten', 'eggs', 'milk'), ...vegetarian, ...grams(200) },
        picture: 'placinta-branza',
      }),
      dish('brauni', {
        name: { ro: 'Brownie cu nuci', ru: 'Брауни с орехами', en: 'Walnut brownie' },
        ingredients: {
          ro: 'Ciocolată neagră, unt, nuci',
          ru: 'Тёмный шоколад, масло, грецкие орехи',
          en: 'Dark chocolate, butter, walnuts',
        },
        priceMinor: 4800,
        food: {
          ...has('gluten', 'eggs', 'soybeans', 'milk', 'nuts'),
          ...vegetarian,
          ...grams(100),
        },
      }),
      dish('makaron', {
        name: { ro: 'Macaron', ru: 'Макарон', en: 'Macaron' },
        ingredients: {
          ro: 'Fistic, zmeură sau caramel sărat',
          ru: 'Фисташка, малина или солёная карамель',
          en: 'Pistachio, raspberry or salted caramel',
        },
        priceMinor: 2400,
        food: {
          ...has('eggs', 'milk', 'nuts'),
          diets: ['vegetarian', 'gluten_free'],
          ...grams(20),
        },
      }),
    ],
  }),
];
