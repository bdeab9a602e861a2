import type { IncomingMessage } from 'node:http';
import { languages, type Language } from '@comanda/contract/texts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { readyAnswer, sendDocument } from '../plumbing/http/documents/send-document.ts';
import { chooseLanguage } from './choose-language.ts';
import { drawPubPage } from './draw-pub-page.ts';
import { languageOf, type PageReply } from './page-reply.ts';

type Address = { Params: { urlName: string }; Querystring: { lang?: string } };

/**
 * The addresses whose parts can be read without decoding: the name, and a query that is one language or has
 * no `lang` at all. Every other address of a page is read by Fastify.
 */
const PLAIN_ADDRESS = new RegExp(
  `^/pub/([a-z0-9-]+)/?(?:\\?(?:lang=(${languages.join('|')})|(?!.*lang)[\\w.~=&-]*))?$`,
);

function nameOf(language: Language, urlName: string): string {
  return `${language} ${urlName}`;
}

/** The menu of a pub for its guests, from the cache as long as nothing has changed. */
export function registerPubPage(app: FastifyInstance, deps: Deps, page: PageReply): void {
  const options = { schema: { hide: true }, errorHandler: page.errorHandler };
  app.get<Address>('/pub/:urlName', options, async (request, reply) => {
    const language = languageOf(request);
    const { urlName } = request.params;
    const menu = await app.documents.get(nameOf(language, urlName), () =>
      drawPubPage(deps, urlName, language),
    );
    if (!menu) return page.sendNotFound(reply, language);
    void page
      .asPage(reply, menu.policy)
      .header('cache-control', 'no-cache')
      .header('content-language', language);
    return sendDocument(request, reply, menu);
  });
  app.answerAhead(({ url = '', headers }: IncomingMessage) => {
    const [, urlName, asked] = PLAIN_ADDRESS.exec(url) ?? [];
    if (urlName === undefined) return undefined;
    const language = chooseLanguage(asked, headers['accept-language']);
    const menu = app.documents.find(nameOf(language, urlName));
    return menu && readyAnswer(headers, menu);
  });
}
