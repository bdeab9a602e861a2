import { imageFolders } from '@comanda/domain/images';
import type { Plugin } from 'vite';

/** The smallest picture: one dot. Browsers go by its bytes, whatever the name says. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Every stored picture that a screen asks for is there. Without it the picture is on the screen
 * only until the browser learns that it is missing, which a test on a slow machine never sees.
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
