/** The most wrong fields that a response lists: more than any form has. */
export const MAX_LISTED_ERRORS = 50;

/** The result of a rule that refuses: a stable code and the values that its text may contain. */
export type Refusal<Code extends string = string, Facts extends object = object> = {
  readonly ok: false;
  readonly code: Code;
  readonly facts: Facts;
};

export type Accepted<Value> = { readonly ok: true; readonly value: Value };

export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

export function refuse<Code extends string>(code: Code): Refusal<Code>;
export function refuse<Code extends string, Facts extends object>(
  code: Code,
  facts: Facts,
): Refusal<Code, Facts>;
export function refuse(code: string, facts: object = {}): Refusal {
  return { ok: false, code, facts };
}
