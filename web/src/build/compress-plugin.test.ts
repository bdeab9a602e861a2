import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compressPlugin } from './compress-plugin.ts';

const text = Array.from({ length: 2000 }, (_item, index) => `dish ${index * index}`).join(' ');
const source = `globalThis.text = ${JSON.stringify(text)};`;

/** The files of a build of one program, by the ends of their names. */
async function filesOf(mode: string): Promise<ReadonlyMap<string, Buffer>> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    mode,
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === 'program' ? id : undefined),
        load: (id) => (id === 'program' ? source : undefined),
      },
      compressPlugin(mode),
    ],
    build: { write: false, rolldownOptions: { input: 'program' } },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.map((file) => [
      file.fileName.replace(/^.*?(?=\.)/, ''),
      Buffer.from(file.type === 'chunk' ? file.code : file.source),
    ]),
  );
}

it(
  'each text has both compressed forms, a quick build larger ones',
  { timeout: 60_000 },
  async () => {
    const [full, quick] = await Promise.all([filesOf('full'), filesOf('quick')]);
    for (const files of [full, quick]) {
      const plain = files.get('.js');
      expect(plain?.toString()).toContain('dish 3996001');
      expect(brotliDecompressSync(files.get('.js.br') ?? '')).toEqual(plain);
      expect(gunzipSync(files.get('.js.gz') ?? '')).toEqual(plain);
    }
    expect(quick.get('.js')).toEqual(full.get('.js'));
    expect(quick.get('.js.br')?.length).toBeGreaterThan(full.get('.js.br')?.length ?? Infinity);
  },
);
