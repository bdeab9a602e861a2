import { isRole, type Role } from '@comanda/domain/accounts';
import { parseArgs } from 'node:util';

export type Command = {
  readonly name: 'create-admin' | 'reset-password';
  /** An e-mail, or a client's phone. */
  readonly signIn: string;
  readonly role: Role | undefined;
  readonly isGenerated: boolean;
};

/** The typed text is no command; the message shows the syntax. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const usage = `how to use it:
  npm run create-admin -- EMAIL [--generate]
  npm run reset-password -- EMAIL [--as admin|company|courier] [--generate]
  npm run reset-password -- PHONE --as client [--generate]
The password is asked for, or read from the standard input; --generate makes one and prints it.`;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { as: { type: 'string' }, generate: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
}

/** Reads the operator's command; the first argument is its name. */
export function readCommand(args: readonly string[]): Command {
  const { positionals, values } = parse(args);
  const [name, signIn, ...rest] = positionals;
  const { as: role, generate: isGenerated } = values;
  const isKnown = name === 'create-admin' || name === 'reset-password';
  const isFitting = role === undefined || (name === 'reset-password' && isRole(role));
  if (!isKnown || signIn === undefined || rest.length > 0 || !isFitting) {
    throw new UsageError(usage);
  }
  return { name, signIn: signIn.trim(), role, isGenerated };
}
