import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EncodeWidths } from '../../src/plumbing/images/run-picture-job.ts';

export const DIR = import.meta.dirname;
export const CONTENTS = path.join(DIR, 'contents.json');

type Encoded = {
  readonly stem: string;
  /** Of the picture itself, in pixels. */
  readonly width: number;
  readonly color: string;
};

/** Each picture of `demo/pictures/`, by the hash of its file. */
export type Contents = Readonly<Record<string, Encoded>>;

export function hashOf(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex');
}

export function fileOf(stem: string, width: number): string {
  return path.join(DIR, String(width), `${stem}.webp`);
}

/**
 * The demo's pictures as `encode.ts` has encoded them: doing it at the first start would take ten seconds of a
 * processor. At a width at which it is not enlarged, a file is the picture itself.
 */
export const findEncoded: EncodeWidths = async (upload, widths) => {
  const contents = JSON.parse(readFileSync(CONTENTS, 'utf8')) as Contents;
  const picture = await readFile(upload);
  const found = contents[hashOf(picture)];
  if (!found) throw new Error('a picture of the demo has changed: run encode.ts again');
  const { stem, width: painted, color } = found;
  const files = widths.map(async (width) =>
    width < painted ? readFile(fileOf(stem, width)) : picture,
  );
  return { files: await Promise.all(files), color };
};
