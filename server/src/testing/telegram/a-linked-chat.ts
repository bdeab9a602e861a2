import type { PubIds } from '../builders/builders.ts';
import type { TestApp } from '../app/build-test-app.ts';
import { aChatId } from './a-chat-id.ts';

/** A chat that is linked to a pub, without the messages that link one; its id in our table. */
export async function aLinkedChat({ deps }: TestApp, { pubID }: PubIds): Promise<number> {
  const { id } = await deps.db
    .insertInto('telegram_chat')
    .values({
      pub_id: pubID,
      chat_id: aChatId(),
      kind: 'group',
      title: 'Bucătăria',
      language: 'ro',
      linked_at: deps.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
