import { expect, it } from 'vitest';
import { ChunkLoader, type ChunkEnvironment } from './chunk-loader.ts';

/** A fake environment with a manual clock and counted reloads. */
function aWorld(served: string | undefined, hasUnsaved = false) {
  const running = 'app-1.js';
  const timers: { at: number; ring: () => void }[] = [];
  const done: string[] = [];
  let now = 0;
  let reloadedFor: string | null = null;
  const environment: ChunkEnvironment = {
    wait: (ms) =>
      new Promise((resolve) => {
        timers.push({ at: now + ms, ring: resolve });
      }),
    servedProgram: () => Promise.resolve(served),
    runningProgram: () => running,
    repair: () => {
      done.push('repair');
      return Promise.resolve();
    },
    hasUnsaved: () => hasUnsaved,
    reload: () => void done.push('reload'),
    reloadedFor: () => reloadedFor,
    storeReloadedFor: (program) => {
      reloadedFor = program;
    },
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const advance = async (ms: number) => {
    await settle();
    now += ms;
    for (const { at, ring } of timers) if (at <= now) ring();
    await settle();
  };
  return { loader: new ChunkLoader(environment), advance, done };
}

/** The result of a load, without awaiting it. */
function watched(loading: Promise<unknown>): { outcome: unknown } {
  const seen: { outcome: unknown } = { outcome: 'pending' };
  const watch = async () => {
    try {
      seen.outcome = await loading;
    } catch (error) {
      seen.outcome = error;
    }
  };
  void watch();
  return seen;
}

const failing = (times: number) => {
  let tries = 0;
  return () => {
    tries += 1;
    return tries > times ? Promise.resolve(`try ${tries}`) : Promise.reject(new Error('no line'));
  };
};

it('tries again after 500 ms and after 2 s, and reloads the missing styles', async () => {
  const { loader, advance, done } = aWorld('app-1.js');
  const seen = watched(loader.load(failing(2)));
  await advance(499);
  expect(seen.outcome).toBe('pending');
  await advance(1);
  expect(done).toEqual(['repair']);
  await advance(2000);
  expect(seen.outcome).toBe('try 3');
  expect(done).toEqual(['repair', 'repair']);
});

it.each([
  ['the program is the newest', 'app-1.js', false],
  ['the server cannot be reached', undefined, false],
  ['a reload for the newer program would lose what is unsaved', 'app-2.js', true],
])('fails after the third attempt without a reload when %s', async (_, served, hasUnsaved) => {
  const { loader, advance, done } = aWorld(served, hasUnsaved);
  const seen = watched(loader.load(failing(3)));
  await advance(500);
  await advance(2000);
  expect(seen.outcome).toMatchObject({ code: 'page_did_not_load' });
  expect(done).not.toContain('reload');
});

it('gives up after 120 s without another try', async () => {
  const { loader, advance } = aWorld('app-1.js');
  let tries = 0;
  const seen = watched(
    loader.load(() => {
      tries += 1;
      return new Promise(() => {});
    }),
  );
  await advance(119_999);
  expect(seen.outcome).toBe('pending');
  await advance(1);
  expect(seen.outcome).toMatchObject({ code: 'page_did_not_load' });
  expect(tries).toBe(1);
});

it('reloads at once for a newer deployment, and once for each', async () => {
  const { loader, advance, done } = aWorld('app-2.js');
  const first = watched(loader.load(failing(9)));
  await advance(0);
  expect(done).toEqual(['reload']);
  expect(first.outcome).toBe('pending');
  // The page still had the old program: another reload would be a loop.
  const second = watched(loader.load(failing(9)));
  await advance(500);
  await advance(2000);
  expect(second.outcome).toMatchObject({ code: 'page_did_not_load' });
  expect(done.filter((step) => step === 'reload')).toHaveLength(1);
});
