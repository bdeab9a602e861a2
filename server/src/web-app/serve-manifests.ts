import { allTexts, languages, translate, type TextKey } from '@comanda/contract/texts';
import type { FastifyInstance } from 'fastify';
import { encodePage } from '../plumbing/http/encoded-page.ts';
import { sendEncoded } from '../plumbing/http/send-encoded.ts';

/** The colours of the bar and the background, as in the light theme. */
const colors = { theme_color: '#14110e', background_color: '#f1ebe1' } as const;
/** Made by tools/make-courier-icons.ts; every app of the product has them. */
const ICONS = '/courier-app';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `${ICONS}/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Screens that a phone can have on its home screen. */
type InstallableApp = {
  readonly name: TextKey;
  /** The path of all of its screens, which also identifies it. */
  readonly scope: string;
  readonly startUrl: string;
  readonly orientation?: 'portrait';
};

/** The manifest of an app in each language, at `folder/LANGUAGE.webmanifest`. */
export function serveManifests(
  app: FastifyInstance,
  folder: string,
  { name, scope, startUrl, orientation }: InstallableApp,
): void {
  for (const language of languages) {
    const manifest = encodePage(
      JSON.stringify({
        id: scope,
        name: translate(allTexts[name], language, {}),
        short_name: 'Comanda',
        lang: language,
        start_url: startUrl,
        scope,
        display: 'standalone',
        ...(orientation && { orientation }),
        ...colors,
        icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
      }),
    );
    app.get(
      `${folder}/${language}.webmanifest`,
      { schema: { hide: true } },
      async (request, reply) => {
        void reply
          .header('cache-control', 'no-cache')
          .header('vary', 'accept-encoding')
          .type('application/manifest+json; charset=utf-8');
        return sendEncoded(request, reply, manifest);
      },
    );
  }
}
