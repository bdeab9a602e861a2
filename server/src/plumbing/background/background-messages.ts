import type { ErrorCode, FieldError } from '@comanda/contract/errors';

/** From the server to a background process. */
export type JobMessage = { readonly id: number; readonly job: unknown };

/** From a background process to the server: the result, a refusal for the client, or a defect. */
export type ReplyMessage =
  | { readonly id: number; readonly kind: 'done'; readonly result: unknown }
  | {
      readonly id: number;
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly facts: object;
      readonly validationErrors: readonly FieldError[] | undefined;
    }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string };
