import { expect, it } from 'vitest';
import { courierFiles } from './courier-files.ts';

it('are the shell’s files, every courier screen’s, and their dynamic imports', () => {
  const files = courierFiles({
    'index.html': {
      file: 'assets/index-1.js',
      imports: ['_shared.js'],
      css: ['assets/index-1.css'],
      assets: ['assets/words-1.woff2'],
    },
    '_shared.js': {
      file: 'assets/shared-1.js',
      dynamicImports: ['src/apps/admin/pages.tsx'],
    },
    'src/apps/admin/pages.tsx': {
      file: 'assets/pages-1.js',
      dynamicImports: [
        '_popups-1.js',
        'src/features/couriers/courier-area.tsx',
        'src/apps/admin/courier/courier-profile-page.tsx',
        'src/features/couriers/profile/courier-registration-screen.tsx',
        'src/apps/admin/company/company-page.tsx',
        'src/features/couriers/platform/couriers-screen.tsx',
      ],
    },
    '_popups-1.js': { file: 'assets/popups-1.js' },
    'src/features/couriers/courier-area.tsx': {
      file: 'assets/area-1.js',
      imports: ['_shared.js', 'index.html'],
      dynamicImports: ['src/features/couriers/route/route-map.tsx'],
      css: ['assets/area-1.css'],
    },
    'src/features/couriers/route/route-map.tsx': { file: 'assets/map-1.js' },
    'src/apps/admin/courier/courier-profile-page.tsx': { file: 'assets/profile-1.js' },
    'src/features/couriers/profile/courier-registration-screen.tsx': {
      file: 'assets/registration-1.js',
    },
    'src/apps/admin/company/company-page.tsx': { file: 'assets/company-1.js' },
    'src/features/couriers/platform/couriers-screen.tsx': { file: 'assets/platform-1.js' },
  });
  expect(files).toEqual([
    '/assets/area-1.css',
    '/assets/area-1.js',
    '/assets/index-1.css',
    '/assets/index-1.js',
    '/assets/map-1.js',
    '/assets/pages-1.js',
    '/assets/popups-1.js',
    '/assets/profile-1.js',
    '/assets/shared-1.js',
    '/assets/words-1.woff2',
  ]);
});
