import {
  AdministrationArea,
  CompanyPage,
  CourierArea,
  CourierOrders,
  CourierProfilePage,
  DeskPage,
  Landing,
  LoginScreen,
  PubArea,
  PubHomePage,
} from '../screens.ts';

// The server puts links to their files into the page (`preloadedScreens`).
const firstScreens = [
  [/^\/$/, [Landing]],
  [/^\/admin\/auth\/authentication$/, [LoginScreen]],
  [/^\/admin\/company$/, [CompanyPage]],
  [/^\/admin\/pub\/\d+$/, [PubArea, PubHomePage]],
  [/^\/admin\/pub\/\d+\/orders$/, [PubArea, DeskPage]],
  [/^\/administration\//, [AdministrationArea]],
  [/^\/courier(\/profile)?$/, [CourierArea, CourierProfilePage]],
  [/^\/courier\/orders$/, [CourierArea, CourierOrders]],
] as const;

/** On a slow network the bar and the placeholder of the screen are more useful than the empty page. */
const LONGEST_MS = 2000;

/** Loads the screens of an address before they are drawn; a failure is reported by the screens themselves. */
export async function loadFirstScreens(pathname: string): Promise<void> {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const screens = firstScreens.find(([address]) => address.test(path))?.[1] ?? [];
  await Promise.race([
    Promise.allSettled(screens.map(({ load }) => load())),
    new Promise((resolve) => {
      window.setTimeout(resolve, LONGEST_MS);
    }),
  ]);
}
