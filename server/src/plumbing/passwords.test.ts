import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { argon2Parameters, createPasswords } from './passwords.ts';

it('a right password is right, and no other one', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('o parolă');
  expect(await passwords.isRight(hash, 'o parolă')).toBe(true);
  expect(await passwords.isRight(hash, 'altă parolă')).toBe(false);
});

it('an account that does not exist takes the same computation, and no password is right', async () => {
  const verified: string[] = [];
  const passwords = createPasswords({
    hash: async () => '',
    verify: async (hash) => verified.push(hash) > 0,
  });
  expect(await passwords.isRight(undefined, 'o parolă')).toBe(false);
  const { memoryCost, timeCost, parallelism } = argon2Parameters;
  const parameters = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  expect(verified).toEqual([expect.stringContaining(`$argon2id$v=19$${parameters}$`)]);
  expect(await createPasswords().isRight(undefined, 'o parolă')).toBe(false);
});

it('computes outside this thread, which continues', async () => {
  let isHashed = false;
  const hashed = createPasswords()
    .hash('o parolă')
    .then(() => (isHashed = true));
  await setImmediate();
  expect(isHashed).toBe(false);
  await hashed;
});
