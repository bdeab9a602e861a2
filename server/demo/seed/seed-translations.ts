import { languages } from '@comanda/contract/texts';
import type { DemoPub } from '../pubs/pub-types.ts';
import type { DemoClient } from './demo-client.ts';
import type { SeededPub } from './seeded-pub.ts';

export const otherLanguagesOf = ({ workingLanguage }: DemoPub) =>
  languages.filter((language) => language !== workingLanguage);

/** Translates everything that guests of the pub read, in one call. */
export async function seedTranslations(
  client: DemoClient,
  demo: DemoPub,
  { owner, ids, texts }: SeededPub,
): Promise<void> {
  await client.call('PUT /api/company/:companyID/pubs/:pubID/translations', {
    as: owner,
    params: ids,
    body: {
      items: otherLanguagesOf(demo).flatMap((language) =>
        texts.map(({ kind, id, name, text }) => ({
          kind,
          id,
          language,
          ...(name && { name: name[language] }),
          ...(text && { text: text[language] }),
        })),
      ),
    },
  });
}
