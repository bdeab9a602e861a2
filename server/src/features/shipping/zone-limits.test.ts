import type { CallBody } from '@comanda/contract';
import { MAX_VERTICES_OF_ZONE, MAX_ZONES_OF_PUB } from '@comanda/domain/shipping';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { aPub, zoneVertices, type APub } from '../../testing/builders/builders.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

type Vertices = { lat: number; lng: number }[];

const zone = (shape_id: string, vertices: Vertices = zoneVertices) => ({
  shape_id,
  color: '#d94f3d',
  vertices,
});
const zones = (count: number) => Array.from({ length: count }, (_, index) => zone(`z${index}`));

/** A regular outline with this many corners. */
function outline(corners: number): Vertices {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return { lat: 47 + Math.sin(angle) / 50, lng: 28.86 + Math.cos(angle) / 50 };
  });
}

function save(
  { ids, company }: APub,
  body: CallBody<'POST /api/company/:companyID/pubs/:pubID/shipping'>,
) {
  return t.send('POST /api/company/:companyID/pubs/:pubID/shipping', {
    params: ids,
    as: company,
    body,
  });
}

const tooMany = {
  status: 409,
  body: { code: 'zone_limit_exceeded', facts: { limit: MAX_ZONES_OF_PUB } },
};

test('the greatest number of zones is saved, one more is refused', async () => {
  const pub = await aPub(t);
  expect((await save(pub, { shapes: zones(MAX_ZONES_OF_PUB) })).status).toBe(200);
  expect(await save(pub, { shapes: zones(MAX_ZONES_OF_PUB + 1) })).toMatchObject(tooMany);
});

test('two users cannot exceed the limit together', async () => {
  const pub = await aPub(t);
  const before = zones(MAX_ZONES_OF_PUB - 1);
  await save(pub, { shapes: before });
  const answers = await Promise.all(
    ['mine', 'theirs'].map((id) => save(pub, { shapes: [...before, zone(id)], before })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toMatchObject([tooMany]);
});

test('a zone may have the greatest number of corners, one more is refused', async () => {
  const pub = await aPub(t);
  const of = (corners: number) => save(pub, { shapes: [zone('round', outline(corners))] });
  expect((await of(MAX_VERTICES_OF_ZONE)).status).toBe(200);
  expect(await of(MAX_VERTICES_OF_ZONE + 1)).toMatchObject({
    status: 422,
    body: { code: 'vertex_limit_exceeded', facts: { limit: MAX_VERTICES_OF_ZONE } },
  });
});
