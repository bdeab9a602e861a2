import { hash, verify } from '@node-rs/argon2';
import { createPasswords } from '../../plumbing/passwords.ts';

/** Enough for no real password: a run of all tests computes thousands. */
const parameters = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The product's own algorithm, with a cost of less than a millisecond. */
export const cheapPasswords = createPasswords({
  hash: (password) => hash(password, parameters),
  verify,
});
