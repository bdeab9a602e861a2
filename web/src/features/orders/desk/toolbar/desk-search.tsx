import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import styles from './desk-tools.module.css';

type Props = {
  readonly words: string;
  readonly onType: (words: string) => void;
  readonly onTyped: () => void;
};

/** The order search; on a narrow screen a button opens the field in place of the filters. */
export function DeskSearch({ words, onType, onTyped }: Props) {
  const { t } = useText();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(words !== '');
  const close = () => {
    onType('');
    setOpen(false);
  };
  return (
    <div
      className={classNames(styles['search'], isOpen && styles['open'])}
      data-searching={isOpen || undefined}
    >
      <IconButton
        label={t('orders.find')}
        icon={<Search />}
        className={styles['opener'] ?? ''}
        onClick={() => {
          // Only a visible element can be focused.
          flushSync(() => {
            setOpen(true);
          });
          inputRef.current?.focus();
        }}
      />
      <div className={styles['field']}>
        <TextField
          ref={inputRef}
          label={`${t('orders.find')}: ${t('orders.find_hint')}`}
          isLabelHidden
          type="search"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={60}
          placeholder={t('orders.find_hint')}
          className={styles['input'] ?? ''}
          value={words}
          onChange={(event) => {
            onType(event.target.value);
          }}
          onBlur={onTyped}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        />
        {(isOpen || words !== '') && (
          <IconButton
            label={t('ui.close')}
            icon={<X />}
            className={styles['clear'] ?? ''}
            onClick={close}
          />
        )}
      </div>
    </div>
  );
}
