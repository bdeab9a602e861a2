import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../button/icon-button.tsx';
import { classNames } from '../../class-names.ts';
import { FieldFrame } from '../field-frame.tsx';
import styles from '../field.module.css';
import secrets from './password-field.module.css';
import type { TextFieldProps } from '../text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'autoComplete'> & {
  /** Lets a password manager fill in or suggest a password. */
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A secret, hidden until the user asks to see it. */
export function PasswordField({ label, hint, error, isLabelHidden, id, ...input }: Props) {
  const { t } = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id}>
      {(names) => (
        <div className={secrets['row']}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...names}
            type={isShown ? 'text' : 'password'}
            className={classNames(styles['control'], secrets['input'])}
          />
          <IconButton
            label={t(isShown ? 'ui.hide_secret' : 'ui.show_secret')}
            icon={isShown ? <EyeOff /> : <Eye />}
            aria-controls={names.id}
            className={secrets['eye']}
            onClick={() => {
              setIsShown(!isShown);
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}
