import { readFile } from 'node:fs/promises';

const program = (name: string): Promise<string> =>
  readFile(new URL(`program/${name}`, import.meta.url), 'utf8');

/** A line that imports a file of the program itself. */
const OWN_IMPORT = /^import [^;]+ from '\.\/([\w-]+\.mjs)';\n/gm;
const EXPORT = /^export (?=const|function|async|class)/gm;

/**
 * The program of the bridge as a pub downloads it: one file. A file that it imports stands where it is imported, without
 * its exports; all names of the program are different.
 */
export async function packBridge(): Promise<string> {
  const packed = new Set<string>();
  const pack = async (name: string): Promise<string> => {
    packed.add(name);
    let text = await program(name);
    for (const [line, own = ''] of text.matchAll(OWN_IMPORT)) {
      const part = packed.has(own) ? '' : (await pack(own)).replaceAll(EXPORT, '');
      text = text.replace(line, () => part);
    }
    return text;
  };
  return pack('bridge.mjs');
}
