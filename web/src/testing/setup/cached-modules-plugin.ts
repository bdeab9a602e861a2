import type { Plugin } from 'vite';

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
