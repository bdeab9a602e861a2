import { expect } from '@playwright/test';
import {
  pressAction,
  anEmptyPub,
  button,
  openEditor,
  openTool,
  type EmptyPub,
} from '../../../steps/company/menu-editing-steps.ts';
import { menuWords, type MenuWords } from '../../../steps/company/menu-words.ts';
import type { Calls } from '../../../stage/calls.ts';
import { inOneLanguage } from '../../../stage/language.ts';
import { PASSWORD } from '../../../stage/scenarios.ts';
import { journey, type Person } from '../../../stage/stage.ts';
import { deep } from '../../../stage/depth.ts';

journey.use({ isInOneLanguage: true });

const MENUS = '/api/company/:companyID/pubs/:pubID/menus';
const row = { visible: true, place: 1 };
const design = { visible: true, text_color: '#ffffff' };

/** One category with three dishes; their prices are 60, 70 and 80. */
async function threeDishes(calls: Calls, pub: EmptyPub, words: MenuWords) {
  const { accesstoken } = await calls.call('POST /api/auth/login', {
    body: { as: 'company', email: pub.email, password: PASSWORD },
  });
  const as = { accesstoken };
  const { company } = await calls.call('GET /api/company', { as });
  const ids = { companyID: company.id, pubID: pub.pubID };
  const { menu } = await calls.call(`POST ${MENUS}`, {
    params: ids,
    as,
    body: { ...row, name: words.kitchen },
  });
  const { category } = await calls.call(`POST ${MENUS}/:menuID/categories`, {
    params: { ...ids, menuID: menu.id },
    as,
    body: { ...design, name: words.soups, category_types: ['soup'] },
  });
  const params = { ...ids, menuID: menu.id, categoryID: category.id };
  const dishIds: number[] = [];
  for (const [index, name] of [words.zeama, words.bors, words.secret].entries()) {
    const { dish } = await calls.call(`POST ${MENUS}/:menuID/categories/:categoryID/dishes`, {
      params,
      as,
      body: { ...design, name, price: 60 + index * 10, sale_price: 0, ingredients: '' },
    });
    dishIds.push(dish.id);
  }
  return { as, ids, dishIds };
}

/** Options of the second dish, of which one choice stands for the first. */
async function aCombo(calls: Calls, pub: EmptyPub, words: MenuWords): Promise<void> {
  const { as, ids, dishIds } = await threeDishes(calls, pub, words);
  const [first = 0, second = 0] = dishIds;
  const of = { price: 0, max_count: 1 };
  const { option_group: group } = await calls.call(
    'POST /api/company/:companyID/pubs/:pubID/option-groups',
    {
      params: ids,
      as,
      body: {
        name: words.breakfast,
        rule: 'sum',
        choices: [
          { ...of, name: words.zeama, dish_id: first },
          { ...of, name: words.wine },
        ],
      },
    },
  );
  await calls.call('PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/dishes', {
    params: { ...ids, groupID: group.id },
    as,
    body: { dish_ids: [second], min_units: 1, max_choices: 1, max_units: 1, free_units: 0 },
  });
}

/** A size from its example: only the prices are typed; then all dishes get it. */
async function addSizes(person: Person): Promise<void> {
  const { page, t, checkScreen } = person;
  await checkScreen('options-empty');
  await button(person, t('options.rule_replaces_words')).click();
  const form = page.getByRole('dialog', { name: t('options.new_group') });
  for (const [index, price] of ['50', '65,5', '80'].entries()) {
    await form.getByLabel(t('options.choice_price', { number: index + 1 })).fill(price);
  }
  await checkScreen('options-form');
  await form.getByRole('button', { name: t('ui.save') }).click();
  const [name = ''] = t('options.example_replaces').split(', ');
  const dishes = page.getByRole('dialog', { name: t('options.dishes_of', { name }) });
  await dishes.getByRole('checkbox', { name: t('options.select_all', { count: 3 }) }).check();
  await checkScreen('options-dishes');
  await dishes.getByRole('button', { name: t('ui.save') }).click();
  await expect(dishes).toBeHidden();
  await expect(page.getByText(t('options.used_by', { count: 3 }))).toBeVisible();
}

/** Extras typed by hand, each with Enter; at each dish up to two of them, one free. */
async function addExtras(person: Person, names: readonly [string, string]): Promise<void> {
  const { page, t } = person;
  await button(person, t('options.new_group')).click();
  const form = page.getByRole('dialog', { name: t('options.new_group') });
  await form.getByLabel(t('menu.name'), { exact: true }).fill(t('options.rule_sum'));
  await form.getByLabel(t('options.choice_name', { number: 1 })).fill(names[0]);
  await form.getByLabel(t('options.choice_price', { number: 1 })).fill('15');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel(t('options.choice_name', { number: 2 }))).toBeFocused();
  await page.keyboard.type(names[1]);
  await form.getByRole('button', { name: t('ui.save') }).click();
  const dishes = page.getByRole('dialog', {
    name: t('options.dishes_of', { name: t('options.rule_sum') }),
  });
  await dishes.getByRole('button', { name: t('options.preset_up_to') }).click();
  await dishes.getByLabel(t('options.field_count'), { exact: true }).fill('2');
  await dishes.getByLabel(t('options.field_free'), { exact: true }).fill('1');
  await dishes.getByRole('checkbox', { name: t('options.select_all', { count: 3 }) }).check();
  await dishes.getByRole('button', { name: t('ui.save') }).click();
  await expect(dishes).toBeHidden();
}

for (const language of inOneLanguage('ro')) {
  const words = menuWords[language];

  journey(
    `a company gives sizes and extras to three dishes, and guests can choose them, ${language}`,
    async ({ stage }) => {
      const pub = await anEmptyPub(stage.calls, `optiuni-${language}`);
      await threeDishes(stage.calls, pub, words);
      const person = await stage.person('phone', language);
      const { page, t, checkScreen } = person;
      await openEditor(person, pub);
      await openTool(person, t('options.to_page'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('options.title'));
      await addSizes(person);
      await addExtras(person, [words.zeama, words.wine]);
      await checkScreen('options-two-groups');

      const { dishes, option_groups: groups = [] } = await stage.calls.call(
        'GET /api/client/pub/:pubUrlName',
        { params: { pubUrlName: pub.urlName } },
      );
      const size = groups.find(({ rule }) => rule === 'replaces');
      const extras = groups.find(({ rule }) => rule === 'sum');
      expect(size?.choices.map(({ price }) => price)).toEqual([50, 65.5, 80]);
      expect(extras?.choices).toMatchObject([
        { name: words.zeama, price: 15 },
        { name: words.wine, price: 0 },
      ]);
      const links = [
        { group_id: size?.id, min_units: 1, max_choices: 1, max_units: 1, free_units: 0 },
        { group_id: extras?.id, min_units: 0, max_choices: 2, max_units: 2, free_units: 1 },
      ];
      expect(dishes.map((dish) => dish.option_groups)).toEqual([links, links, links]);

      // The list of dishes names them, and a dish has its own limits.
      await page.getByRole('link', { name: t('menu.back_to_editor') }).click();
      await page.getByRole('link', { name: words.soups }).click();
      await pressAction(person, t('ui.actions_of', { name: words.bors }), t('options.to_page'));
      const popup = page.getByRole('dialog');
      await expect(popup.getByRole('listitem')).toHaveCount(2);
      await checkScreen('options-of-dish');
      await popup
        .getByRole('button', {
          name: t('options.remove_from_dish', { name: t('options.rule_sum') }),
        })
        .click();
      await popup.getByRole('button', { name: t('ui.save') }).click();
      await expect(popup).toBeHidden();
      const after = await stage.calls.call('GET /api/client/pub/:pubUrlName', {
        params: { pubUrlName: pub.urlName },
      });
      expect(after.dishes.map((dish) => dish.option_groups?.length)).toEqual([2, 1, 2]);
    },
  );
}

for (const language of inOneLanguage('ru')) {
  const words = menuWords[language];

  journey(
    `a dish is typed with its sizes in one form, and guests choose among them, ${language}`,
    async ({ stage }) => {
      const pub = await anEmptyPub(stage.calls, `razmery-${language}`);
      await threeDishes(stage.calls, pub, words);
      const person = await stage.person('phone', language);
      const { page, t, checkScreen } = person;
      const offered = async () => {
        const { dishes, option_groups: groups = [] } = await stage.calls.call(
          'GET /api/client/pub/:pubUrlName',
          { params: { pubUrlName: pub.urlName } },
        );
        const dish = dishes.find(({ name }) => name === words.wine);
        return {
          price: dish?.price,
          sizes: groups.flatMap(({ choices }) => choices.map(({ name, price }) => [name, price])),
        };
      };
      await openEditor(person, pub);
      await page.getByRole('link', { name: words.soups }).click();
      await button(person, t('menu.new_dish')).click();
      const form = page.getByRole('dialog', { name: t('menu.new_dish') });
      await expect(form.getByLabel(t('menu.name'), { exact: true })).toBeFocused();
      await page.keyboard.type(words.wine);
      await form.getByRole('button', { name: t('menu.add_sizes') }).click();
      await expect(form.getByLabel(t('menu.size_name', { number: 1 }))).toBeFocused();
      await page.keyboard.type('150 ml\n45\n750 ml\n');
      await form.getByRole('button', { name: t('ui.save'), exact: true }).click();
      await expect(form.getByText(t('menu.size_price_is_missing'))).toBeVisible();
      await checkScreen('dish-sizes');
      await form.getByLabel(t('menu.size_price', { number: 2 })).fill('180,50');
      await form.getByRole('button', { name: t('ui.save'), exact: true }).click();
      await expect(form).toBeHidden();
      expect(await offered()).toEqual({
        price: 45,
        sizes: [
          ['150 ml', 45],
          ['750 ml', 180.5],
        ],
      });

      await button(person, words.wine).click();
      const edited = page.getByRole('dialog', { name: t('menu.edit_dish', { name: words.wine }) });
      await edited.getByRole('button', { name: t('menu.move_up', { name: '750 ml' }) }).click();
      await edited.getByRole('button', { name: t('ui.save') }).click();
      await expect(edited).toBeHidden();
      expect(await offered()).toEqual({
        price: 180.5,
        sizes: [
          ['750 ml', 180.5],
          ['150 ml', 45],
        ],
      });
    },
  );
}

for (const language of inOneLanguage('ru')) {
  const words = menuWords[language];

  journey(
    `a deletion names the options that stand for the dish, and they are sold again without it, ${language}`,
    deep,
    async ({ stage }) => {
      const pub = await anEmptyPub(stage.calls, `combo-${language}`);
      await aCombo(stage.calls, pub, words);
      const person = await stage.person('phone', language);
      const { page, t, checkScreen } = person;
      const offered = async () => {
        const { option_groups: groups = [] } = await stage.calls.call(
          'GET /api/client/pub/:pubUrlName',
          { params: { pubUrlName: pub.urlName } },
        );
        return groups.flatMap(({ choices }) => choices.map(({ name }) => name));
      };
      expect(await offered()).toEqual([words.zeama, words.wine]);
      await openEditor(person, pub);
      await page.getByRole('link', { name: words.soups }).click();
      await pressAction(person, t('ui.actions_of', { name: words.zeama }), t('ui.delete'));
      const asked = page.getByRole('dialog');
      await expect(asked).toContainText(t('menu.choice_of_options', { names: words.breakfast }));
      await checkScreen('options-before-deletion');
      await asked.getByRole('button', { name: t('ui.delete') }).click();
      await expect(asked).toBeHidden();
      expect(await offered()).toEqual([words.wine]);

      await openEditor(person, pub);
      await openTool(person, t('options.to_page'));
      await button(person, t('menu.edit_named', { name: words.breakfast })).click();
      const form = page.getByRole('dialog');
      await expect(form).toContainText(t('options.dish_is_deleted', { name: words.zeama }));
      await checkScreen('options-gone-dish');
      await form.getByRole('button', { name: t('options.clear_dish') }).click();
      await form.getByRole('button', { name: t('ui.save') }).click();
      await expect(form).toBeHidden();
      expect(await offered()).toEqual([words.zeama, words.wine]);
    },
  );
}
