import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  faces,
  type Face,
  type GuestRenderer,
  type PageAssets,
} from '@comanda/contract/guest-page';

const WEB_DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
/** No pub can have this name: its letters do not include the underscore. */
export const ASSETS_PREFIX = '/pub/_/';
/** Caches the opened menus; the only built file whose name never changes. */
export const SERVICE_WORKER = 'service-worker.js';
export const GUEST_FILES_DIR = path.join(WEB_DIST, 'guest');

type Manifest = Readonly<
  Record<
    string,
    | {
        readonly file: string;
        readonly imports?: readonly string[];
      }
    | undefined
  >
>;

/** The built web of guests: its render and the files of its kinds of pages. */
export type GuestWeb = {
  readonly renderer: GuestRenderer;
  readonly pubAssets: PageAssets;
  readonly orderAssets: PageAssets;
  readonly boardAssets: PageAssets;
  readonly noticeAssets: PageAssets;
  readonly privacyAssets: PageAssets;
};

function fileOf(manifest: Manifest, entry: string) {
  const found = manifest[entry];
  if (!found) throw new Error(`the guest's web was built without ${entry}`);
  return found;
}

const readBuilt = (file: string): Promise<string> =>
  readFile(path.join(GUEST_FILES_DIR, file), 'utf8');

function faceUrlsOf(manifest: Manifest): Record<Face, string> {
  const urls = faces.map((face) => {
    const { file } = fileOf(manifest, `src/apps/guest/fonts/${face}.css`);
    return [face, `${ASSETS_PREFIX}${file}`] as const;
  });
  return Object.fromEntries(urls) as Record<Face, string>;
}

type PageParts = { readonly page: string; readonly styles: string; readonly onPaper?: string };

async function assetsOf(
  manifest: Manifest,
  { page, styles, onPaper }: PageParts,
): Promise<PageAssets> {
  const found = fileOf(manifest, page);
  const print = onPaper === undefined ? undefined : fileOf(manifest, onPaper);
  return {
    css: await readBuilt(fileOf(manifest, styles).file),
    faceUrls: faceUrlsOf(manifest),
    scriptUrl: `${ASSETS_PREFIX}${found.file}`,
    importUrls: (found.imports ?? []).map(
      (part) => `${ASSETS_PREFIX}${fileOf(manifest, part).file}`,
    ),
    printUrl: print ? `${ASSETS_PREFIX}${print.file}` : '',
  };
}

/** A page without controls: styles and no script. */
async function stylesOnly(manifest: Manifest, styles: string): Promise<PageAssets> {
  const { file } = fileOf(manifest, styles);
  return {
    css: await readBuilt(file),
    faceUrls: faceUrlsOf(manifest),
    scriptUrl: '',
    importUrls: [],
    printUrl: '',
  };
}

async function load(): Promise<GuestWeb> {
  const manifest = JSON.parse(
    await readFile(path.join(GUEST_FILES_DIR, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = pathToFileURL(path.join(WEB_DIST, 'guest-ssr/render.js')).href;
  return {
    renderer: (await import(entry)) as GuestRenderer,
    pubAssets: await assetsOf(manifest, {
      page: 'src/apps/guest/pub-page.ts',
      styles: 'src/apps/guest/styles/page.css',
      onPaper: 'src/apps/guest/styles/print.css',
    }),
    orderAssets: await assetsOf(manifest, {
      page: 'src/apps/guest/order-page.ts',
      styles: 'src/apps/guest/styles/order.css',
    }),
    boardAssets: await assetsOf(manifest, {
      page: 'src/apps/guest/board-page.ts',
      styles: 'src/apps/guest/styles/ready-board.css',
    }),
    noticeAssets: await stylesOnly(manifest, 'src/apps/guest/styles/notice.css'),
    privacyAssets: await stylesOnly(manifest, 'src/apps/guest/styles/privacy.css'),
  };
}

let loading: Promise<GuestWeb> | undefined;

/** Read once, at the first request; a missing build is looked up again. */
export async function guestWeb(): Promise<GuestWeb> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw new Error("the guest's web is not built; run npm run build", { cause: error });
  });
  return loading;
}
