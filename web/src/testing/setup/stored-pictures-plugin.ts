import { imageFolders } from '@comanda/domain/images';
import type { Plugin } from 'vite';

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
