import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import type { PubTexts } from '../../menu/index.ts';

function textsOf(connection: Connection, { pubId }: Pick<PubScope, 'pubId'>) {
  return connection
    .selectFrom('pub')
    .where('id', '=', pubId)
    .where('deleted_at', 'is', null)
    .select(['working_language', 'other_languages', 'additional_info as text', 'translations']);
}

type Query = ReturnType<typeof textsOf>;

async function found(query: Query) {
  const row = await query.executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** The text of a pub and its languages, for the translations of its menu. */
export const pubTexts: PubTexts = {
  get: async (connection, scope) => found(textsOf(connection, scope)),
  lock: async (transaction, scope) => found(textsOf(transaction, scope).forNoKeyUpdate()),
  save: async (transaction, { pubId }, translations) => {
    await transaction
      .updateTable('pub')
      .set({ translations: JSON.stringify(translations) })
      .where('id', '=', pubId)
      .execute();
  },
};
