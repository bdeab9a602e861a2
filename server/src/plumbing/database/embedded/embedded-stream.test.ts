import { expect, test, vi } from 'vitest';
import { EmbeddedStream } from './embedded-stream.ts';

test('a connection that is closed while it opens starts no session, which would end another one’s', async () => {
  const link = { startSession: vi.fn(() => 1), run() {} };
  const opening = Promise.withResolvers<typeof link>();
  const open = () => opening.promise;
  const [givenUp, wanted] = [new EmbeddedStream(open), new EmbeddedStream(open)];
  givenUp.connect().destroy();
  const connected = Promise.withResolvers<void>();
  wanted.connect().on('connect', connected.resolve);
  opening.resolve(link);
  await connected.promise;
  expect(link.startSession).toHaveBeenCalledTimes(1);
});
