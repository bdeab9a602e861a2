import type { TextFieldProps } from '../text-field.tsx';
import { PasswordField } from './password-field.tsx';

type Bound = Omit<TextFieldProps, 'label' | 'type' | 'autoComplete'>;

type Props = {
  readonly label: string;
  readonly repeatLabel: string;
  /** What a checked form gives for the secret, and for its repetition. */
  readonly secret: Bound;
  readonly repeated: Bound;
};

/** A secret that is chosen now: twice, so that a slip of the fingers is not kept. */
export const NewPassword = ({ label, repeatLabel, secret, repeated }: Props) => (
  <>
    <PasswordField label={label} autoComplete="new-password" {...secret} />
    <PasswordField label={repeatLabel} autoComplete="new-password" {...repeated} />
  </>
);
