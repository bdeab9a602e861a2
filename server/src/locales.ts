import { allTexts, isLanguage, languages, textsIn, type Text } from '@comanda/contract/texts';
import type { FastifyInstance } from 'fastify';
import { encodePage } from './plumbing/http/encoded-page.ts';
import { sendEncoded } from './plumbing/http/send-encoded.ts';
import { AppError } from './plumbing/http/app-error.ts';

/** Texts of the front ends, a file for each language, never cached. */
export function serveTexts(
  app: FastifyInstance,
  name: string,
  texts: Readonly<Record<string, Text>>,
): void {
  const files = new Map(
    languages.map((language) => [language, encodePage(JSON.stringify(textsIn(texts, language)))]),
  );
  app.get<{ Params: { lng: string } }>(
    `/static/admin/locales/:lng/${name}.json`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { lng } = request.params;
      const file = isLanguage(lng) ? files.get(lng) : undefined;
      if (!file) throw new AppError('not_found');
      void reply
        .header('cache-control', 'no-store')
        .header('vary', 'accept-encoding')
        .type('application/json; charset=utf-8');
      return sendEncoded(request, reply, file);
    },
  );
}

/** All texts, at the address at which other programs find them too. */
export function registerLocales(app: FastifyInstance): void {
  serveTexts(app, 'translation', allTexts);
}
