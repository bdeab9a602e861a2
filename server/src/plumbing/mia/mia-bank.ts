/**
 * - `silent`: unreachable, too slow, failing or answering something that is no answer; what was asked may have been done
 * - `refused`: the bank understood, and did not do it
 */
export type MiaFailure = 'silent' | 'refused';

/** A failed call of a bank. It has no cause and no answer: both may contain what is secret. */
export class MiaError extends Error {
  override name = 'MiaError';
  readonly code: string;
  readonly failure: MiaFailure;

  constructor(call: string, failure: MiaFailure) {
    super(`mia: ${call} failed: ${failure}`);
    this.code = `mia_${failure}`;
    this.failure = failure;
  }
}

/** Of a pub's contract with its bank. All but `isSandbox` is secret: in no log, no error and no answer. */
export type MiaCredentials = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly signatureKey: string;
  readonly isSandbox: boolean;
};

type NewMiaCode = {
  /** Ours, unique: the bank finds the code and its payment by it. */
  readonly key: string;
  /** In bani. */
  readonly amountMinor: number;
  /** What the guest reads in the app of their bank. */
  readonly description: string;
  readonly expiresAt: Date;
  readonly callbackUrl: string;
  /** Where the app leads the guest after the payment. */
  readonly redirectUrl: string;
};

export type MiaCode = {
  readonly bankId: string;
  /** What the QR code contains; on a phone it opens the app of a bank. */
  readonly link: string;
};

export type MiaPaid = {
  readonly payId: string;
  /** In bani. */
  readonly amountMinor: number;
};

/** What a bank knows of a code; `none` when it never made one with that key. */
export type MiaLook =
  | ({ readonly state: 'open' } & MiaCode)
  | ({ readonly state: 'paid'; readonly isGivenBack: boolean } & MiaPaid)
  | { readonly state: 'expired' | 'canceled' | 'none' };

/** What the product needs of a bank (docs/adr/0045-mia.md). Each call fails with a `MiaError`, within 10 seconds. */
export type MiaBank = {
  /** Fails where the bank does not know the credentials. */
  readonly check: (credentials: MiaCredentials) => Promise<void>;
  readonly create: (credentials: MiaCredentials, code: NewMiaCode) => Promise<MiaCode>;
  readonly look: (credentials: MiaCredentials, key: string) => Promise<MiaLook>;
  /** `refused` where it is paid or has ended. */
  readonly cancel: (credentials: MiaCredentials, bankId: string) => Promise<void>;
  /** The whole amount. The bank may take its time: `look` says when it is done. */
  readonly refund: (credentials: MiaCredentials, payId: string) => Promise<void>;
  /** The payment that a signed callback reports; undefined for a wrong signature or another report. */
  readonly readCallback: (
    credentials: Pick<MiaCredentials, 'signatureKey'>,
    key: string,
    body: unknown,
  ) => MiaPaid | undefined;
};
