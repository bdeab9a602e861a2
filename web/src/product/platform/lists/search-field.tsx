import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { Search as Lens, X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './search-field.module.css';
import type { Search } from './use-search.ts';

type Props = {
  readonly search: Search;
  /** The fields that the search covers. */
  readonly hint: string;
};

/** The search field of a list. */
export function SearchField({ search, hint }: Props) {
  const { t } = useText();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <search className={styles['search']}>
      <Lens />
      <TextField
        ref={inputRef}
        label={`${t('administration.search')}: ${hint}`}
        isLabelHidden
        type="search"
        enterKeyHint="search"
        spellCheck={false}
        maxLength={MAX_LINE_LENGTH}
        placeholder={hint}
        className={styles['input'] ?? ''}
        value={search.typed}
        onChange={(event) => {
          search.type(event.target.value);
        }}
        // The delay must not end while the next screen is loading: the old one would write its search
        // into the new address.
        onBlur={search.settle}
      />
      {search.typed !== '' && (
        <IconButton
          label={t('administration.clear_search')}
          icon={<X />}
          className={styles['clear'] ?? ''}
          onClick={() => {
            search.clear();
            inputRef.current?.focus();
          }}
        />
      )}
    </search>
  );
}
