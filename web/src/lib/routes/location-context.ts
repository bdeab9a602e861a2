import { createContext, use } from 'react';
import type { Location, NavigateOptions } from './history.ts';

/** Opens an address of the app, or goes that many history entries forward (negative: back). */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

type Routing = { readonly location: Location; readonly navigate: Navigate };

export const RoutingContext = createContext<Routing | undefined>(undefined);

function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('a link or a route stands outside of <AppRouter>');
  return routing;
}

/** The address of the screen that is shown: while the next screen is loading, still the previous one. */
export const useLocation = (): Location => useRouting().location;

/** The function that opens an address; it stays the same one. */
export const useNavigate = (): Navigate => useRouting().navigate;
