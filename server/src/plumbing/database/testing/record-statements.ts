import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** With COMANDA_STATEMENTS each file of tests leaves there what each of its tests has asked of the database. */
const folder = process.env['COMANDA_STATEMENTS'];

/** The same for parameter lists of every length. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\d+(?:::\w+(?:\[\])?)?/g, '?')
    .replaceAll(/\?(?:,\s*\?)+/g, '?')
    .replaceAll(/\(\?\)(?:,\s*\(\?\))+/g, '(?)')
    .replaceAll(/\s+/g, ' ');

type Recording = { statements: Set<string> };
/** Of this process, whose files follow one another. */
const shared = globalThis as { recordedStatements?: Recording };

function startRecording(): Recording {
  const recording: Recording = { statements: new Set() };
  // Its types have an overload for each form of a query: one function that takes all of them fits none.
  const { prototype } = pg.Client as unknown as {
    prototype: { query: (this: unknown, ...args: unknown[]) => unknown };
  };
  const { query } = prototype;
  prototype.query = function recorded(...args) {
    const [first] = args as [string | { readonly text?: string }];
    recording.statements.add(shapeOf(typeof first === 'string' ? first : (first.text ?? '')));
    return query.apply(this, args);
  };
  return recording;
}

if (folder !== undefined) {
  const recording = (shared.recordedStatements ??= startRecording());
  let tests: { name: string; statements: readonly string[] }[] = [];
  // What a file sends before its first test counts as that one's.
  beforeAll(() => {
    tests = [];
    recording.statements.clear();
  });
  afterEach(() => {
    const { currentTestName: name = '' } = expect.getState();
    tests.push({ name, statements: [...recording.statements] });
    recording.statements.clear();
  });
  afterAll(() => {
    const { testPath = '' } = expect.getState();
    mkdirSync(folder, { recursive: true });
    const name = createHash('sha256').update(testPath).digest('hex').slice(0, 16);
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ file: testPath, tests }));
  });
}
