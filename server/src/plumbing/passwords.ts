import { createBackgroundProcess } from './background/create-background-process.ts';

/** OWASP's parameters for argon2id. */
export const argon2Parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The hash of a random password that no account has, with those parameters. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$H3hmuUYdzEU12a1J87LoQQ$8qOL24lnuL8xhZaa501RbePDRseGG+MovIqMWR2p7f4';

export type PasswordJob =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly hash: string; readonly password: string };

type Argon2 = {
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that the time does not reveal whether an account exists. */
  isRight(passwordHash: string | null | undefined, password: string): Promise<boolean>;
};

const background = createBackgroundProcess<PasswordJob, string | boolean>({
  program: new URL('password-process.ts', import.meta.url),
  // A person waits for it: on a busy machine it still gets a third of what the server gets.
  niceness: 5,
  maxWaiting: 500,
  deadlineMs: 30_000,
});

export const countWaitingPasswords = (): number => background.waiting();

const inBackground: Argon2 = {
  hash: async (password) => String(await background.run({ kind: 'hash', password })),
  verify: async (hash, password) =>
    (await background.run({ kind: 'verify', hash, password })) === true,
};

/** argon2id, in a background process. `dummyHash` is a hash of the same cost that no password has. */
export function createPasswords(
  argon2: Argon2 = inBackground,
  dummyHash: string = DUMMY_HASH,
): Passwords {
  return {
    hash: (password) => argon2.hash(password),
    isRight: async (passwordHash, password) => {
      const isMatch = await argon2.verify(passwordHash ?? dummyHash, password);
      return isMatch && typeof passwordHash === 'string';
    },
  };
}
