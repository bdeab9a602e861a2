import { hash, verify } from '@node-rs/argon2';
import { createQueue } from './create-queue.ts';

// OWASP's parameters for argon2id. Each computation uses its memory while it runs, so many sign-ins at once
// wait in a queue and do not exhaust the machine.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_IN_FLIGHT = 2;

type Argon2 = {
  hash(password: string, parameters: typeof options): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that the time does not reveal whether an account exists. */
  isRight(passwordHash: string | null | undefined, password: string): Promise<boolean>;
};

/** argon2id on the thread pool, a few at a time. */
export async function createPasswords(argon2: Argon2 = { hash, verify }): Promise<Passwords> {
  const queue = createQueue(MAX_IN_FLIGHT);
  const dummyHash = await argon2.hash('no account has this password', options);
  return {
    hash: (password) => queue(() => argon2.hash(password, options)),
    isRight: async (passwordHash, password) => {
      const isMatch = await queue(() => argon2.verify(passwordHash ?? dummyHash, password));
      return isMatch && typeof passwordHash === 'string';
    },
  };
}
