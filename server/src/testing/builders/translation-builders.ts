import type { CallBody } from '@comanda/contract';
import type { Client } from '@comanda/contract/client';
import type { TranslatedEntry } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import type { AMenu, APub } from './builders.ts';
import { siblingPaths } from './sibling-rows.ts';

const TRANSLATIONS = '/api/company/:companyID/pubs/:pubID/translations';

export type TranslationItems = CallBody<`PUT ${typeof TRANSLATIONS}`>['items'];

/** Makes a pub offer its menu in these languages too. */
export async function offerLanguages(
  t: Client,
  { ids, company }: APub,
  ...others: Language[]
): Promise<void> {
  await t.call('PUT /api/company/:companyID/pubs/:pubID', {
    params: ids,
    as: company,
    body: { other_languages: others },
  });
}

/** Translates texts of a pub into Russian, unless an item says otherwise. */
export async function translateTexts(
  t: Client,
  { ids, company }: APub,
  items: readonly (Omit<TranslationItems[number], 'language'> & { language?: Language })[],
): Promise<void> {
  await t.call(`PUT ${TRANSLATIONS}`, {
    params: ids,
    as: company,
    body: { items: items.map((item) => ({ language: 'ru' as const, ...item })) },
  });
}

/** An entry of a pub with its translations. */
export async function entryOf(
  t: Client,
  { ids, company }: APub,
  { kind, id }: Pick<TranslatedEntry, 'kind' | 'id'>,
): Promise<TranslatedEntry> {
  const { entries } = await t.call(`GET ${TRANSLATIONS}`, { params: ids, as: company });
  const entry = entries.find((one) => one.kind === kind && one.id === id);
  if (!entry) throw new Error(`no entry ${kind} ${id}`);
  return entry;
}

/** Saves the first dish of a menu with a change. */
export async function changeFirstDish(
  t: Client,
  { pub, menu }: { readonly pub: APub; readonly menu: AMenu<readonly [number, number]> },
  change: object,
): Promise<void> {
  const [dish] = menu.dishes;
  await t.call(`PUT ${siblingPaths.dishes}`, {
    params: { ...menu.ids, dishID: dish.id },
    as: pub.company,
    body: {
      name: dish.name,
      price: 100,
      sale_price: 0,
      ingredients: 'brânză, verdeață',
      visible: true,
      text_color: '#ffffff',
      place: 1,
      ...change,
    },
  });
}

/** What a guest reads of a pub in a language. */
export const readAsGuest = (t: Client, { pub }: APub, language?: Language) =>
  t.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName: pub.url_name },
    query: language ? { language } : {},
  });
