import type { CallBody } from '@comanda/contract';
import { invalidFields } from '../../../plumbing/http/app-error.ts';
import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { lockMenu, movedTexts, moveTexts } from '../../menu/index.ts';
import type { PubChange } from '../queries.ts';
import { pubTexts } from './pub-texts.ts';

type Sent = Pick<
  CallBody<'PUT /api/company/:companyID/pubs/:pubID'>,
  'working_language' | 'other_languages' | 'texts_stay' | 'additional_info'
>;
type Changed = Pick<
  PubChange,
  'working_language' | 'other_languages' | 'additional_info' | 'translations'
>;

/**
 * Either may be sent alone. The working language is never one of the others: when it changes, the former one takes its
 * place among them. The texts of the menu and of the pub move with it, unless they are in the new one already.
 */
export async function changeOfLanguages(
  transaction: Transaction,
  scope: PubScope,
  { working_language, other_languages: others, texts_stay, additional_info }: Sent,
): Promise<Changed> {
  if (working_language === undefined && others === undefined) return {};
  // The order of all who lock both.
  if (working_language !== undefined) await lockMenu(transaction, scope);
  const { text, translations, ...before } = await pubTexts.lock(transaction, scope);
  const languages = {
    from: before.working_language,
    to: working_language ?? before.working_language,
  };
  const { from, to } = languages;
  const moves = from !== to && texts_stay !== true;
  const present = moves
    ? before.other_languages.map((one) => (one === to ? from : one))
    : before.other_languages;
  const changed = {
    working_language: to,
    other_languages: (others ?? present).filter((one) => one !== to),
  };
  if (!moves) return changed;
  await moveTexts(transaction, scope, { languages });
  if (text === '') return changed;
  if (additional_info !== undefined && additional_info !== text) {
    // It could be in either language.
    throw invalidFields([{ field: 'additional_info', code: 'invalid_value' }]);
  }
  const moved = movedTexts({ name: '', text, translations }, languages);
  return {
    ...changed,
    additional_info: moved.text,
    translations: JSON.stringify(moved.translations),
  };
}
