import { loadChunk } from '../../lib/lazy/load-chunk.ts';
import { lazyScreen } from './shell/lazy-screen.tsx';

// What the shell itself names. The names of all other files, with what each loads, would be a fiftieth of the desk's
// first visit: they are in one part, which every other page loads with the shell.
const pages = () => import('./pages.tsx');

export const PublicPages = lazyScreen(async () => (await pages()).PublicPages, 'desk');
export const SignInNotice = lazyScreen(async () => (await pages()).SignInNotice, 'desk');
export const CompanyPages = lazyScreen(async () => (await pages()).CompanyPages, 'desk');
export const PubPages = lazyScreen(async () => (await pages()).PubPages, 'desk');
export const AdministrationPages = lazyScreen(
  async () => (await pages()).AdministrationPages,
  'desk',
);
export const CourierPages = lazyScreen(async () => (await pages()).CourierPages, 'desk');

/** The page of a slip and the way to it: a slip opens even after the network has failed. */
export async function loadSlipPage(): Promise<void> {
  await PubPages.load();
  await (await pages()).OrderPage.load();
}

const desk = () => import('./pub/pub-desk.tsx');

export const PubArea = lazyScreen(async () => (await desk()).PubArea, 'desk');
export const DeskPage = lazyScreen(async () => (await desk()).DeskPage, 'desk');

/** Loads the page of an address, once its area is loaded. */
export const loadPage = async (path: string): Promise<void> =>
  (await loadChunk(pages)).loadPage(path);
