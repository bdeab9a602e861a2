import { Type, type Static } from 'typebox';

const FieldErrorSchema = Type.Object({
  field: Type.String({ description: 'JSON name of the field, dotted inside lists' }),
  code: Type.String(),
  limit: Type.Optional(Type.Number()),
});

/** The body of every failed call. `facts` are the values that its text may contain. */
export const FailureBody = Type.Object({
  ok: Type.Literal(false),
  err: Type.String(),
  code: Type.String(),
  facts: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  validationErrors: Type.Optional(Type.Array(FieldErrorSchema)),
});

export type FieldError = Static<typeof FieldErrorSchema>;
export type Failure = Static<typeof FailureBody>;
