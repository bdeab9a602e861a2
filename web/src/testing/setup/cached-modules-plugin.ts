import type { Plugin } from 'vite';

const CACHED = 'public,max-age=31536000,immutable';

/**
 * Lets the browser keep every module for the whole run: each file of tests has a frame of its own, which would
 * ask for each of them again, to be told that it has not changed. Not while somebody edits (`vitest --watch`).
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
