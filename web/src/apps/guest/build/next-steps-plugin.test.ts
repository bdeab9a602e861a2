import { expect, test } from 'vitest';
import { findNextSteps } from './next-steps-plugin.ts';

type Loads = { readonly imports?: readonly string[]; readonly later?: readonly string[] };

const chunk = (
  fileName: string,
  facadeModuleId: string | null,
  { imports = [], later = [] }: Loads = {},
  styles: readonly string[] = [],
) => ({
  fileName,
  facadeModuleId,
  imports,
  dynamicImports: later,
  viteMetadata: { importedCss: new Set(styles) },
});

const chunks = [
  chunk('page.js', '/web/src/apps/guest/pub-page.ts', {
    imports: ['first.js'],
    later: ['checkout.js', 'own-order.js'],
  }),
  chunk('first.js', null),
  chunk(
    'checkout.js',
    '/web/src/apps/guest/checkout/mount.tsx',
    { imports: ['react.js', 'first.js'], later: ['ru.js', 'ro.js', 'en.js', 'delivery.js'] },
    ['checkout.css', 'island.css'],
  ),
  chunk('react.js', null, {}, ['island.css']),
  chunk('delivery.js', '/web/src/apps/guest/checkout/delivery/delivery-part.tsx', {
    later: ['map.js', 'checkout.js'],
  }),
  chunk('map.js', '/web/src/apps/guest/map/pick-map.ts', { imports: ['leaflet.js'] }),
  chunk('leaflet.js', null),
  chunk('own-order.js', '/web/src/apps/guest/following/own-order-line.ts'),
  chunk('ru.js', '\0virtual:guest-texts/checkout/ru'),
  chunk('ro.js', '\0virtual:guest-texts/checkout/ro'),
  chunk('en.js', '\0virtual:guest-texts/checkout/en'),
  chunk('order-page.js', '/web/src/apps/guest/order-page.ts', { later: ['push.js'] }),
  chunk('push.js', '/web/src/apps/guest/push/push-card.ts'),
];

test('the next steps are all that a menu loads later, without the map, and the texts by language', () => {
  expect(findNextSteps(chunks, '/pub/_/')).toEqual({
    all: [
      'checkout.js',
      'checkout.css',
      'island.css',
      'react.js',
      'delivery.js',
      'own-order.js',
    ].map((file) => `/pub/_/${file}`),
    ru: ['/pub/_/ru.js'],
    ro: ['/pub/_/ro.js'],
    en: ['/pub/_/en.js'],
  });
});
