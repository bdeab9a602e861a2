import { closureOf, type BuildManifest } from './build-manifest.ts';

/** The pages of every address but the desk's, by the names of their files. */
export const PAGES = 'src/apps/admin/pages.tsx';

const courier = [
  PAGES,
  'src/features/couriers/courier-area.tsx',
  'src/features/couriers/start-courier-program.ts',
];

/**
 * The addresses whose screen loads together with the shell, each with the parts of its screen; the shell alone
 * would learn of them only when it runs. On a slow network that is a second.
 */
export const preloadedScreens: Readonly<Record<string, readonly string[]>> = {
  '/': [PAGES, 'src/features/accounts/landing/landing.tsx'],
  '/admin/auth/authentication': [PAGES, 'src/features/accounts/entry/login-screen.tsx'],
  '/admin/company': [PAGES, 'src/apps/admin/company/company-page.tsx'],
  '/admin/pub/:pubID': ['pub', PAGES, 'src/apps/admin/pub/pub-home-page.tsx'],
  '/admin/pub/:pubID/orders': ['pub'],
  '/admin/pub/:pubID/*': ['pub', PAGES],
  '/administration/*': [PAGES, 'src/apps/admin/platform/administration-pages.tsx'],
  '/courier/profile': [...courier, 'src/apps/admin/courier/courier-profile-page.tsx'],
  '/courier/orders': [...courier, 'src/features/couriers/lists/courier-orders.tsx'],
};

/** The shell with links to the files of a screen, beside its own. */
export function withPreloads(
  shell: string,
  manifest: BuildManifest,
  sources: readonly string[],
): string {
  const files = closureOf(manifest, sources).flatMap((source) => {
    const { file = '', css = [] } = manifest[source] ?? {};
    return [file, ...css];
  });
  const links = [...new Set(files)]
    .filter((file) => !shell.includes(`/${file}"`))
    .map((file) => {
      const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      return `<link rel="${rel}" crossorigin href="/${file}">`;
    });
  return shell.replace('</head>', () => `${links.join('')}</head>`);
}
