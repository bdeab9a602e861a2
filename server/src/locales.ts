import { allTexts, isLanguage, languages, translationOf } from '@comanda/contract/texts';
import type { FastifyInstance } from 'fastify';
import { AppError } from './plumbing/http/app-error.ts';

/** The texts of the front ends as translation files, never cached (spec, section 7). */
export function registerLocales(app: FastifyInstance): void {
  const files = new Map(
    languages.map((language) => [language, JSON.stringify(translationOf(allTexts, language))]),
  );
  app.get<{ Params: { lng: string } }>(
    '/static/admin/locales/:lng/translation.json',
    { schema: { hide: true } },
    async (request, reply) => {
      const { lng } = request.params;
      if (!isLanguage(lng)) throw new AppError('not_found');
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(files.get(lng));
    },
  );
}
