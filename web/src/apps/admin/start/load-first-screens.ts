import type { QueryClient } from '@tanstack/react-query';
import {
  AdministrationPages,
  CompanyPages,
  CourierPages,
  DeskPage,
  loadPage,
  PubArea,
  PubPages,
  PublicPages,
  SignInNotice,
} from '../areas.ts';
import { loadFirstPub } from './load-first-pub.ts';

const desk = /^\/admin\/pub\/\d+\/orders$/;

const firstAreas = [
  [desk, [PubArea, DeskPage]],
  [/^\/admin\/pub\//, [PubArea, PubPages]],
  [/^\/admin\/company/, [CompanyPages]],
  [/^\/administration/, [AdministrationPages]],
  [/^\/courier(?!\/registration)/, [CourierPages]],
  [/^\//, [PublicPages, SignInNotice]],
] as const;

/** On a slow network the bar and the placeholder of the screen are more useful than the empty page. */
const LONGEST_MS = 2000;

/** Loads the screens of an address, and its pub, before they are drawn; a failure is reported by the screens themselves. */
export async function loadFirstScreens(client: QueryClient, pathname: string): Promise<void> {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const areas = firstAreas.find(([address]) => address.test(path))?.[1] ?? [];
  const loads: Promise<unknown>[] = areas.map(({ load }) => load());
  if (!desk.test(path)) loads.push(loadPage(path));
  loads.push(loadFirstPub(client, path));
  await Promise.race([
    Promise.allSettled(loads),
    new Promise((resolve) => {
      window.setTimeout(resolve, LONGEST_MS);
    }),
  ]);
}
