import type { Language } from '@comanda/contract/texts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { encodePage, type EncodedPage } from '../../plumbing/http/encoded-page.ts';
import { sendEncoded } from '../../plumbing/http/send-encoded.ts';
import { pageOptions } from '../draw-pub-page.ts';
import { guestWeb } from '../guest-web.ts';
import { pagePolicy } from '../page-policy.ts';
import { languageOf, type PageReply } from '../page-reply.ts';
import { privacyFacts } from './privacy-facts.ts';

type Drawn = { readonly page: EncodedPage; readonly policy: string };

/** `/privacy`: drawn once in each language, since its facts are settings. */
export function registerPrivacyPage(app: FastifyInstance, deps: Deps, page: PageReply): void {
  const drawn = new Map<Language, Drawn>();
  const draw = async (language: Language): Promise<Drawn> => {
    const { renderer, privacyAssets } = await guestWeb();
    const options = pageOptions(deps, language, privacyAssets);
    const html = renderer.renderPrivacyPage(privacyFacts(deps), options);
    return { page: encodePage(html), policy: pagePolicy(deps, html) };
  };
  app.get<{ Querystring: { lang?: string } }>(
    '/privacy',
    { schema: { hide: true }, errorHandler: page.errorHandler },
    async (request, reply) => {
      const language = languageOf(request);
      const found = drawn.get(language) ?? (await draw(language));
      drawn.set(language, found);
      void page
        .asPage(reply, found.policy)
        .header('cache-control', 'no-cache')
        .header('content-language', language);
      return sendEncoded(request, reply, found.page);
    },
  );
}
