import type { Deps } from '../deps.ts';
import {
  createAdministrator,
  listAccountsBySignIn,
  resetPassword,
} from '../features/accounts/index.ts';
import { AppError } from '../plumbing/http/app-error.ts';
import type { Command } from './read-command.ts';

type OperatorDeps = Pick<Deps, 'db' | 'write' | 'passwords' | 'clock'>;

/** The operator's command cannot be done; the message contains the reason and the next step. */
class OperatorError extends Error {
  override name = 'OperatorError';
}

function asOperatorError(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'validation_error') return error;
  const fields = (error.validationErrors ?? []).map(({ field }) => field);
  const rules = {
    email: 'that is not an e-mail address',
    password: 'a password has 8 to 255 characters',
  } as const;
  const reasons = fields.flatMap((field) => rules[field as keyof typeof rules]);
  return new OperatorError(`${reasons.join('; ')}; nothing was changed`);
}

async function createAdmin(deps: OperatorDeps, email: string, password: string): Promise<string> {
  const known = await listAccountsBySignIn(deps.db, { signIn: email, role: 'admin' });
  if (known.length > 0) {
    throw new OperatorError(
      `there is an administrator ${email} already; a new password is: npm run reset-password -- ${email}`,
    );
  }
  await createAdministrator(deps, { email, password });
  return `${email} is an administrator now and can sign in.`;
}

async function reset(
  deps: OperatorDeps,
  { signIn, role }: Command,
  password: string,
): Promise<string> {
  const accounts = await listAccountsBySignIn(deps.db, { signIn, role });
  const [account, another] = accounts;
  if (!account) throw new OperatorError(`nobody signs in as ${signIn}${role ? ` (${role})` : ''}`);
  if (another) {
    const roles = accounts.map((one) => `--as ${one.role}`).join(' or ');
    throw new OperatorError(`${signIn} is more than one account: say ${roles}`);
  }
  await resetPassword(deps, { accountId: account.id, password });
  return `${signIn} (${account.role}) has the new password; all sessions of theirs have ended.`;
}

/** Does the operator's command and returns its result as text. */
export async function runCommand(
  deps: OperatorDeps,
  command: Command,
  password: string,
): Promise<string> {
  try {
    return command.name === 'create-admin'
      ? await createAdmin(deps, command.signIn, password)
      : await reset(deps, command, password);
  } catch (error) {
    throw asOperatorError(error);
  }
}
