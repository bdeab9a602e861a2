import { TextField, type TextFieldProps } from './text-field.tsx';

/** For text that is not words: a keyboard that corrects it would change it. */
export const LiteralField = (props: TextFieldProps) => (
  <TextField autoCapitalize="none" spellCheck={false} {...props} />
);
