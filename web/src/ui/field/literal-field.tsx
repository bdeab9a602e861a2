import { TextField, type TextFieldProps } from './text-field.tsx';

/** What is not spelled as words are: a keyboard that corrects it would break it. */
export const LiteralField = (props: TextFieldProps) => (
  <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} />
);
