import type { TestLanguage } from '../../stage/language.ts';
import type { Calls } from '../../stage/calls.ts';
import type { TestPub } from '../courier/test-pub.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';

/** The pub writes its menu in the one language and offers it in the other: these names, by their own. */
export async function translateMenu(
  calls: Calls,
  { token, companyID, pubID }: TestPub,
  { from, to, names }: { from: TestLanguage; to: TestLanguage; names: Record<string, string> },
): Promise<void> {
  const at = { as: { accesstoken: token }, params: { companyID, pubID } };
  const body = { working_language: from, texts_stay: true, other_languages: [to] };
  await calls.call(`PUT ${PUB}`, { ...at, body });
  const { entries } = await calls.call(`GET ${PUB}/translations`, at);
  const items = entries.flatMap(({ kind, id, name }) => {
    const translated = names[name];
    return translated === undefined ? [] : [{ kind, id, language: to, name: translated }];
  });
  await calls.call(`PUT ${PUB}/translations`, { ...at, body: { items } });
}
