import type { DemoCompany, DemoPub } from '../pubs/pub-types.ts';
import type { DemoClient, Person } from './demo-client.ts';
import { seedHours } from './seed-hours.ts';
import { seedMenus } from './seed-menus.ts';
import { seedOptions } from './seed-options.ts';
import { seedShipping } from './seed-shipping.ts';
import { otherLanguagesOf, seedTranslations } from './seed-translations.ts';
import type { SeededPub } from './seeded-pub.ts';

type Owner = { readonly owner: Person; readonly companyID: number };

async function createPub(
  client: DemoClient,
  { owner, companyID }: Owner,
  demo: DemoPub,
): Promise<SeededPub> {
  const { pub } = await client.call('POST /api/company/:companyID/pubs', {
    as: owner,
    params: { companyID },
    body: { name: demo.name, url_name: demo.urlName },
  });
  return {
    demo,
    owner,
    ids: { companyID, pubID: pub.id },
    dishIds: new Map(),
    texts: [{ kind: 'pub', id: pub.id, text: demo.additionalInfo }],
    pictures: [],
  };
}

/** As its owner would set it up: settings, cover, place, menus, delivery. */
export async function fillPub(client: DemoClient, pub: SeededPub): Promise<void> {
  const { demo } = pub;
  const request = { as: pub.owner, params: pub.ids };
  await client.call('PUT /api/company/:companyID/pubs/:pubID', {
    ...request,
    body: {
      name: demo.name,
      color_theme: demo.colorTheme,
      color: demo.color,
      wifi_network: demo.wifiNetwork,
      wifi_password: demo.wifiPassword,
      address: demo.address,
      additional_info: demo.additionalInfo[demo.workingLanguage],
      working_language: demo.workingLanguage,
      other_languages: otherLanguagesOf(demo),
      currency_id: demo.currencyId,
      telegram_username: demo.telegramUsername,
      has_in_place_order: demo.hasInPlaceOrder,
      has_pick_up_order: demo.hasPickUpOrder,
    },
  });
  if (demo.cover !== null) {
    await client.upload('PATCH /api/company/:companyID/pubs/:pubID/bg', {
      ...request,
      picture: demo.cover,
    });
  }
  await client.call('POST /api/company/:companyID/pubs/:pubID/geolocation', {
    ...request,
    body: { lat: demo.lat, lng: demo.lng },
  });
  await seedMenus(client, demo, pub);
  await seedOptions(client, demo, pub);
  await seedTranslations(client, demo, pub);
  if (demo.opening) await seedHours(client, demo.opening, pub);
  if (demo.shipping) await seedShipping(client, demo.shipping, pub);
  await client.call('POST /api/company/:companyID/pubs/:pubID/set-up', {
    ...request,
    body: { done: 'all' },
  });
  // The demo's pubs have no staff at a desk, so the warning about that is switched off.
  await client.call('PUT /api/company/:companyID/pubs/:pubID/alerts/unheard-warning', {
    ...request,
    body: { warns_when_unheard: false },
  });
}

/** A company with its pubs, which are still empty, in their order. */
export async function createCompany(
  client: DemoClient,
  { pubs, ...facts }: DemoCompany,
): Promise<SeededPub[]> {
  const owner: Person = { as: 'company', email: facts.email };
  await client.call('POST /api/company', { body: { ...facts, password: client.password } });
  const { company } = await client.call('GET /api/company', { as: owner });
  const created: SeededPub[] = [];
  for (const demo of pubs) {
    created.push(await createPub(client, { owner, companyID: company.id }, demo));
  }
  return created;
}
