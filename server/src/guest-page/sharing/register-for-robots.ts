import { languages } from '@comanda/contract/texts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { listPublishedUrlNames } from '../../features/pubs/index.ts';
import { encodePage, type EncodedPage } from '../../plumbing/http/encoded-page.ts';
import { sendEncoded } from '../../plumbing/http/send-encoded.ts';

/** A sitemap may contain fifty thousand addresses: this many pubs in each language. */
const MOST_PUBS = 16_000;
const KEPT_MS = 10 * 60 * 1000;

/** Menus are public; pages of one guest, company or courier are closed to search engines. */
function robotsText(publicUrl: string): string {
  const closed = ['/admin', '/administration', '/courier', '/api/', '/ws/', '/pub/*/order/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemapOf(publicUrl: string, urlNames: readonly string[]): string {
  const addresses = urlNames.flatMap((urlName) =>
    languages.map(
      (language) => `<url><loc>${publicUrl}/pub/${urlName}/?lang=${language}</loc></url>\n`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...addresses,
    '</urlset>\n',
  ].join('');
}

/** The cached sitemap: requests during its creation share the same promise. */
function createSitemap(deps: Deps): () => Promise<EncodedPage> {
  let cached: { page: Promise<EncodedPage>; goodUntil: number } | undefined;
  const draw = async (now: Date): Promise<EncodedPage> => {
    const urlNames = await listPublishedUrlNames(deps.db, { now, limit: MOST_PUBS });
    return encodePage(sitemapOf(deps.settings.publicUrl, urlNames));
  };
  return () => {
    const now = deps.clock.now();
    if (cached && now.getTime() < cached.goodUntil) return cached.page;
    const page = draw(now);
    cached = { page, goodUntil: now.getTime() + KEPT_MS };
    page.catch(() => {
      cached = undefined;
    });
    return page;
  };
}

/** `/robots.txt`, and `/sitemap.xml` with every published menu. */
export function registerForRobots(app: FastifyInstance, deps: Deps): void {
  const robots = robotsText(deps.settings.publicUrl);
  const sitemap = createSitemap(deps);
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    void reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .header('vary', 'accept-encoding');
    return sendEncoded(request, reply, await sitemap());
  });
}
