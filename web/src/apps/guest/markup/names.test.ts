import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as attributes from './attributes.ts';
import * as classes from './classes.ts';
import * as ids from './ids.ts';

const guest = path.join(import.meta.dirname, '..');
const sources = fs
  .readdirSync(guest, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
  .map((file) => ({ file, text: fs.readFileSync(path.join(guest, file), 'utf8') }));
const filesIn = (...folders: readonly string[]) =>
  sources.filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`)));
const styles = fs
  .readdirSync(path.join(guest, 'styles'))
  .map((file) => fs.readFileSync(path.join(guest, 'styles', file), 'utf8'))
  .join('');

const valuesOf = (names: object) =>
  Object.values(names).filter((name): name is string => typeof name === 'string');

describe('the program of a page finds elements by the names of the markup', () => {
  it.each(filesIn('taps', 'following', 'device', 'map', 'food'))('$file', ({ text }) => {
    expect(text).not.toMatch(/dataset|document\.body\.data/);
    // Tags and states of the browser may be literals; ids, classes and data attributes must be names.
    const selectors = text.matchAll(
      /(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\(\s*(['"`])(.*?)\1/gs,
    );
    for (const [, , selector = ''] of selectors) {
      expect(selector.replaceAll(/\$\{[^}]*\}/g, ''), selector).not.toMatch(/[#.][a-z]|data-/);
    }
  });
});

describe('the markup uses names of the same list', () => {
  it.each(filesIn('page', 'checkout', 'account'))('$file', ({ text }) => {
    expect(text).not.toMatch(/data-[a-z]+/);
    for (const [, id = ''] of text.matchAll(/\bid="([^"]*)"/g)) {
      expect(valuesOf(ids)).not.toContain(id);
    }
  });

  it.each(filesIn('page'))('classes of $file', ({ text }) => {
    const written = [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)];
    const words = written.flatMap(([, plain = '', template = '']) =>
      `${plain} ${template.replaceAll(/\$\{[^}]*\}/g, '')}`.split(' '),
    );
    for (const word of words) expect(valuesOf(classes)).not.toContain(word);
  });
});

it('no two names have the same value, and the styles use the values that they style', () => {
  for (const names of [ids, classes, attributes]) {
    const words = valuesOf(names);
    expect(new Set(words).size).toBe(words.length);
  }
  const withoutStyle = valuesOf(classes).filter(
    (word) => !new RegExp(String.raw`\.${word}\b`).test(styles),
  );
  expect(withoutStyle).toEqual([classes.categoryTabs]);
});
