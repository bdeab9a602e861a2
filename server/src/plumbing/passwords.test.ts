import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

it('computes two passwords at once, and the next one when one is finished', async () => {
  const unfinished: (() => void)[] = [];
  const compute = () => new Promise<void>((resolve) => unfinished.push(resolve));
  const creating = createPasswords({
    hash: async () => compute().then(() => 'a hash'),
    verify: async () => compute().then(() => true),
  });
  unfinished.shift()?.();
  const passwords = await creating;
  const work = [
    passwords.hash('una'),
    passwords.isRight('a hash', 'alta'),
    passwords.hash('a treia'),
    passwords.isRight(undefined, 'a patra'),
  ];
  for (let left = work.length; left > 0; left -= 1) {
    await setImmediate();
    expect(unfinished).toHaveLength(Math.min(2, left));
    unfinished.shift()?.();
  }
  expect(await Promise.all(work)).toEqual(['a hash', true, 'a hash', false]);
});

it('computes on another thread, while this one continues', async () => {
  const passwords = await createPasswords();
  let isHashed = false;
  const hashed = passwords.hash('o parolă').then(() => (isHashed = true));
  await setImmediate();
  expect(isHashed).toBe(false);
  await hashed;
});
