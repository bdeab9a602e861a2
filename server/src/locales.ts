import {
  allTexts,
  isLanguage,
  languages,
  textsIn,
  type Language,
  type Text,
} from '@comanda/contract/texts';
import type { FastifyInstance } from 'fastify';
import { encodePage, type EncodedPage } from './plumbing/http/encoded-page.ts';
import { sendEncoded } from './plumbing/http/send-encoded.ts';
import { AppError } from './plumbing/http/app-error.ts';

type Texts = Readonly<Record<string, Text>>;
type Files = ReadonlyMap<Language, EncodedPage>;

/** One for all apps of a process: the tests build hundreds, and the files of all texts took a sixth of that. */
const filesOf = new WeakMap<Texts, Files>();

function makeFiles(texts: Texts): Files {
  const files = new Map(
    languages.map((language) => [language, encodePage(JSON.stringify(textsIn(texts, language)))]),
  );
  filesOf.set(texts, files);
  return files;
}

/** Texts of the front ends, a file for each language, never cached. */
export function serveTexts(app: FastifyInstance, name: string, texts: Texts): void {
  const files = filesOf.get(texts) ?? makeFiles(texts);
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
