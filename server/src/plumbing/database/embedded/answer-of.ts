import type { PGlite } from '@electric-sql/pglite';

/**
 * The engine's answer to messages of PostgreSQL's protocol. Not by `execProtocolRawSync`: that one also parses each
 * answer, which takes longer than most statements, and keeps its rows until the engine is asked in another way.
 */
export async function answerOf(
  engine: PGlite,
  messages: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  // A part lies in the engine's memory, which its next part overwrites.
  const onRawData = (part: Uint8Array) => void parts.push(part.slice());
  await engine.execProtocolRawStream(messages, { syncToFs: false, onRawData });
  const answer = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    answer.set(part, end);
    end += part.length;
  }
  return answer;
}
