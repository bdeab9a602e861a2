import { hash, verify } from '@node-rs/argon2';
import { createPasswords } from '../../plumbing/passwords.ts';

/** Enough for no real password: a run of all tests computes thousands. */
const parameters = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The hash of a random password, with those parameters. */
const DUMMY_HASH =
  '$argon2id$v=19$m=64,t=1,p=1$JsETvFcL0N6x8VGLmJNPlA$25N1Ia96tc9CkwmKCDKCR7BCop2Bq4QuX7Kml7ako9c';

/** The product's own algorithm, with a cost of less than a millisecond. */
export const cheapPasswords = createPasswords(
  { hash: (password) => hash(password, parameters), verify },
  DUMMY_HASH,
);
