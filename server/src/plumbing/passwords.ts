import { hash, verify } from '@node-rs/argon2';

// OWASP's parameters for argon2id. Each computation takes its memory for as long as it runs, so a
// rush of sign-ins queues instead of exhausting the machine.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_IN_FLIGHT = 2;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one: whether an account exists does not show in the time. */
  isRight(passwordHash: string | null | undefined, password: string): Promise<boolean>;
};

function createQueue(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** argon2id on the thread pool, a few at a time. */
export async function createPasswords(): Promise<Passwords> {
  const queue = createQueue(MAX_IN_FLIGHT);
  const nobodys = await hash('nobody has this password', options);
  return {
    hash: (password) => queue(() => hash(password, options)),
    isRight: async (passwordHash, password) => {
      const isMatch = await queue(() => verify(passwordHash ?? nobodys, password));
      return isMatch && typeof passwordHash === 'string';
    },
  };
}
