/** Of the fields of a request that are wrong, an answer lists this many: more than any form has. */
export const MAX_LISTED_ERRORS = 50;

/** What a rule answers when it says no: a stable code and the facts that a text about it may name. */
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
