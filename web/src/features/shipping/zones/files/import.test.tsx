import { writeGeoJson } from '@comanda/domain/shipping/files';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aShipping, aZoneTerms } from '../../../../testing/samples/a-shipping.ts';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import {
  closeShippingScreen,
  openShippingScreen as open,
  PUB,
  sent,
} from '../../testing/shipping-setup.tsx';

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(closeShippingScreen);

const { shapes } = aShipping();
const [first, second] = shapes;
const north = (vertices: readonly { lat: number; lng: number }[] = []) =>
  vertices.map(({ lat, lng }) => ({ lat: Math.round((lat + 0.4) * 1e6) / 1e6, lng }));
const zone = (zone_id: string, vertices = first?.vertices ?? []) => ({
  zone_id,
  name: '',
  color: '#3c9a5f',
  vertices,
  terms: {},
});

async function choose(content: string, name = 'zone.geojson') {
  const input = page.getByLabelText(text('shipping.from_file'), { exact: true });
  await expect
    .element(page.getByRole('button', { name: text('shipping.from_file') }))
    .toBeVisible();
  const element = input.elements().find((one) => one instanceof HTMLInputElement);
  if (!element) throw new Error('no place for a file');
  await userEvent.upload(element, new File([content], name));
}
const popup = () => page.getByRole('dialog');
const count = (kind: 'read' | 'new' | 'changed' | 'same' | 'refused') =>
  [...document.querySelectorAll('dialog dl > div, [role=dialog] dl > div')].find(
    (one) => one.firstElementChild?.textContent === text(`shipping.file_${kind}`),
  )?.lastElementChild?.textContent;
const saveButton = (zones: number) =>
  popup().getByRole('button', { name: text('shipping.file_save', { count: zones }) });

it('shows what a file would do before it writes, and then saves outlines and terms', async () => {
  const terms = { price: 55, steps: [{ from: 300, price: 20 }] };
  const api = open();
  const content = writeGeoJson([
    zone('a'),
    { ...zone('b', north(second?.vertices)), name: 'Nord' },
    { ...zone('nou', north(first?.vertices)), name: 'Nou', terms },
  ]);
  const withHole = JSON.parse(content);
  withHole.features.push({
    ...withHole.features[0],
    properties: { name: 'Parc' },
    geometry: {
      type: 'Polygon',
      coordinates: [...withHole.features[0].geometry.coordinates, [[28.85, 47.01]]],
    },
  });
  await choose(JSON.stringify(withHole));
  await expect
    .element(popup().getByText(text('shipping.file_title', { name: 'zone.geojson' })))
    .toBeVisible();
  expect(
    ['read', 'new', 'changed', 'same', 'refused'].map((kind) => count(kind as 'read')),
  ).toEqual(['4', '1', '1', '1', '1']);
  await expect.element(popup().getByText(`Parc: ${text('shipping.part_has_holes')}`)).toBeVisible();
  await expect
    .element(popup().getByRole('application', { name: text('shipping.file_preview') }))
    .toBeVisible();
  expect(sent(api)).toEqual([]);
  await saveButton(2).click();
  await expect.element(popup()).not.toBeInTheDocument();
  const saved = [
    first,
    { ...second, vertices: north(second?.vertices) },
    { shape_id: 'nou', color: '#3c9a5f', vertices: expect.anything() },
  ];
  expect(sent(api)).toMatchObject([
    { body: { shapes: saved, before: shapes } },
    { body: { zone: { shape_id: 'b', name: 'Nord', price: null } } },
    { body: { zone: { shape_id: 'nou', name: 'Nou', ...terms }, before: { price: null } } },
  ]);
});

it('a file with latitude and longitude exchanged is turned by a press, never silently', async () => {
  const api = open({ shapes: [], zone_terms: [] });
  const turned = north(first?.vertices).map(({ lat, lng }) => ({ lat: lng, lng: lat }));
  await choose(writeGeoJson([zone('a', turned)]));
  await expect.element(popup().getByText(text('shipping.file_looks_turned'))).toBeVisible();
  await expect.element(saveButton(0)).toBeDisabled();
  expect(count('refused')).toBe('1');
  await popup()
    .getByRole('button', { name: text('shipping.file_turn') })
    .click();
  await expect.poll(() => count('new')).toBe('1');
  await saveButton(1).click();
  await expect.element(popup()).not.toBeInTheDocument();
  expect(sent(api)).toHaveLength(1);
});

it.each([
  ['{"type":"Topology"}', 'not_a_zone_file'],
  ['<kml><NetworkLink/></kml>', 'only_a_link'],
] as const)('says why nothing is read: %s', async (content, problem) => {
  open();
  await choose(content);
  await expect.element(popup().getByText(text(`shipping.file_${problem}`))).toBeVisible();
});

it('a refused save keeps the preview, with the reason', async () => {
  open(
    {},
    {
      [`POST ${PUB}/shipping`]: () => ({
        ok: false,
        err: '',
        code: 'zones_changed_meanwhile',
        facts: {},
        status: 409,
      }),
    },
  );
  await choose(writeGeoJson([zone('nou', north(first?.vertices))]));
  await saveButton(1).click();
  await expect.element(popup().getByText(text('errors.zones_changed_meanwhile'))).toBeVisible();
});

it('the outline of a zone is copied from its row', async () => {
  const api = open({ zone_terms: [aZoneTerms({ price: 40 }), aZoneTerms({ shape_id: 'b' })] });
  await page.getByRole('button', { name: text('shipping.zone_actions', { number: 1 }) }).click();
  await page.getByRole('button', { name: text('shipping.copy_zone', { number: 1 }) }).click();
  await page.getByRole('button', { name: text('shipping.save_all') }).click();
  await expect.poll(() => sent(api)).toHaveLength(1);
  expect(sent(api)).toMatchObject([
    { body: { shapes: [first, second, { vertices: first?.vertices }] } },
  ]);
});
