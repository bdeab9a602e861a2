import { email, MAX_LINE_LENGTH } from '@comanda/domain/fields';
import type { BackupSettings } from '../backup/daily-backup.ts';
import type { S3Settings } from '../plumbing/images/stores/s3-settings.ts';

/** Who answers for the personal data on a server; the page says which of it is not given. */
export type Operator = {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly email?: string | undefined;
};

export type PrivacySettings = {
  readonly operator: Operator;
  /** Undefined when no daily backup is made. */
  readonly backupDays?: number | undefined;
  /** The host of the pictures' store; undefined when they are in the data folder. */
  readonly pictureHost?: string | undefined;
};

type Reader = {
  checked(name: string, isRight: (value: string) => boolean, rule: string): string | undefined;
};

const isLine = (value: string): boolean =>
  value.length <= MAX_LINE_LENGTH && !/\p{Cc}/u.test(value);

export function readOperator(read: Reader): Operator {
  const line = (name: string) =>
    read.checked(name, isLine, `must be one line of at most ${MAX_LINE_LENGTH} characters`);
  return {
    name: line('OPERATOR_NAME'),
    address: line('OPERATOR_ADDRESS'),
    email: read.checked(
      'OPERATOR_EMAIL',
      (value) => email(value) === undefined,
      'must be an e-mail address',
    ),
  };
}

/** What of a configuration the page `/privacy` says. */
export function privacyOf({
  operator,
  backup,
  pictures,
}: {
  readonly operator: Operator;
  readonly backup: BackupSettings | undefined;
  readonly pictures: S3Settings | undefined;
}): PrivacySettings {
  return {
    operator,
    backupDays: backup?.keepDays,
    pictureHost: pictures && new URL(pictures.bucket).host,
  };
}
