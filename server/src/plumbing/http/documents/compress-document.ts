import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import {
  brotliAt,
  DENSEST,
  gzipBest,
  hashOf,
  QUICK,
  type EncodedPage,
  type Encoding,
} from '../encoded-page.ts';
import type { ReadyAnswer } from './ready-answer.ts';

const decompress = promisify(brotliDecompress);

/** The objects, headers and strings of one document, about. */
const OVERHEAD_BYTES = 2_000;

/** A document without its text: it is held compressed, and other encodings are made for the first client of each. */
export type CompressedDocument = EncodedPage & {
  /** The content security policy; empty for a document that is no page. */
  readonly policy: string;
  /** The bytes of memory that it takes. */
  size(): number;
  /** Compresses it as small as possible, once. */
  condense(): Promise<void>;
  answer(variant: string): ReadyAnswer | undefined;
  /** Keeps an answer as long as its body is what the document has in its encoding. */
  keepAnswer(variant: string, answer: ReadyAnswer, encoding: Encoding): void;
};

/** A buffer of a compressor may be a part of a larger one. */
function ownBytes(part: Buffer): Buffer {
  return part.length === part.buffer.byteLength ? part : Buffer.from(part);
}

/** `onResize` is called when the document has taken more or less memory than before. */
export async function compressDocument(
  { text, policy = '' }: { readonly text: string; readonly policy?: string | undefined },
  onResize: (document: CompressedDocument) => void,
): Promise<CompressedDocument> {
  const hash = hashOf(text);
  const held = new Map<Encoding, Buffer>();
  const making = new Map<Encoding, Promise<Buffer>>();
  const answers = new Map<string, ReadyAnswer>();
  const hold = (encoding: Encoding, bytes: Buffer): Buffer => {
    const own = ownBytes(bytes);
    held.set(encoding, own);
    return own;
  };
  let packed = hold('br', await brotliAt(Buffer.from(text), QUICK));

  const make = async (encoding: Encoding): Promise<Buffer> => {
    const plain = await decompress(packed);
    const bytes = hold(encoding, encoding === 'gzip' ? await gzipBest(plain) : plain);
    onResize(document);
    return bytes;
  };

  const document: CompressedDocument = {
    hash,
    policy,
    size: () => [...held.values()].reduce((sum, { length }) => sum + length, OVERHEAD_BYTES),
    bytes: async (encoding) => {
      const known = held.get(encoding);
      if (known) return known;
      const started = making.get(encoding) ?? make(encoding).finally(() => making.delete(encoding));
      making.set(encoding, started);
      return started;
    },
    condense: async () => {
      packed = hold('br', await brotliAt(await decompress(packed), DENSEST));
      answers.delete('br');
      onResize(document);
    },
    answer: (variant) => answers.get(variant),
    keepAnswer: (variant, answer, encoding) => {
      if (answer.body === undefined || answer.body === held.get(encoding)) {
        answers.set(variant, answer);
      }
    },
  };
  return document;
}
