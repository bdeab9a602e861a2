import { imageFolders } from '@comanda/domain/images';
import type { Plugin } from 'vite';
import { defineBrowserCommand } from '@vitest/browser-playwright';

/** The smallest picture: one pixel. Browsers detect its type by its bytes, not by its name. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Serves every stored picture that a screen requests. Without it the picture is on the screen only
 * until the browser finds that it is missing, which a test on a slow machine never notices.
 */
export const storedPicturesPlugin = (): Plugin => ({
  name: 'stored-pictures',
  configureServer: (server) => {
    for (const folder of Object.values(imageFolders)) {
      server.middlewares.use(folder, (_request, response) => {
        response.setHeader('content-type', 'image/gif').end(DOT);
      });
    }
  },
});

const CACHED = 'public,max-age=31536000,immutable';

/**
 * The browser caches every module for the whole run. Each file of tests has a frame of its own, and without this each
 * frame would request all modules again. In watch mode nothing is cached, since modules change.
 */
export const cachedModulesPlugin = (): Plugin => ({
  name: 'cached-modules',
  configureServer: ({ middlewares, config }) => {
    if (config.server.watch !== null) return;
    middlewares.use((request, response, next) => {
      if (/\.[jt]sx?(\?|$)/.test(request.url ?? '')) {
        const setHeader = response.setHeader.bind(response);
        setHeader('Cache-Control', CACHED);
        // The server sets its own later.
        response.setHeader = (name, value) =>
          name === 'Cache-Control' ? response : setHeader(name, value);
      }
      next();
    });
  },
});

/** The time of React's that passes between two reveals of what is loaded lazily. */
const THROTTLE = 'globalMostRecentFallbackTime + 300';

/**
 * React reveals what was loaded 300 ms after the last placeholder at the earliest, so that a page does not flicker. A
 * test that opens a screen would wait for that at each of its lazily loaded parts.
 */
export const promptRevealsPlugin = (): Plugin => ({
  name: 'prompt-reveals',
  transform: {
    filter: { id: /react-dom-profiling\.profiling\.js/ },
    handler: (code) => {
      if (!code.includes(THROTTLE)) throw new Error(`React has no ${THROTTLE} any more`);
      return code.replace(THROTTLE, 'globalMostRecentFallbackTime');
    },
  },
});

/** A real click of the mouse at a point of the page. */
export const clickAt = defineBrowserCommand<[x: number, y: number]>(({ page }, x, y) =>
  page.mouse.click(x, y),
);

/** Whether things move on the page, as for users who have not asked for less. */
export const setMotion = defineBrowserCommand<[isOn: boolean]>(({ page }, isOn) =>
  page.emulateMedia({ reducedMotion: isOn ? 'no-preference' : 'reduce' }),
);
