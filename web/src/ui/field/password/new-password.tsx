import type { TextFieldProps } from '../text-field.tsx';
import { PasswordField } from './password-field.tsx';

type Bound = Omit<TextFieldProps, 'label' | 'type' | 'autoComplete'>;

type Props = {
  readonly label: string;
  readonly repeatLabel: string;
  /** The props from a checked form for the secret, and for its repetition. */
  readonly secret: Bound;
  readonly repeated: Bound;
};

/** A new secret, typed twice, so that a typing error is not saved. */
export const NewPassword = ({ label, repeatLabel, secret, repeated }: Props) => (
  <>
    <PasswordField label={label} autoComplete="new-password" {...secret} />
    <PasswordField label={repeatLabel} autoComplete="new-password" {...repeated} />
  </>
);
