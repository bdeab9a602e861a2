import { EllipsisVertical, House, Moon, Sun } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { Link } from '../../lib/routes/link.tsx';
import { IconButton } from '../button/icon-button.tsx';
import styles from './terminal-bar.module.css';

export type TerminalBarProps<Language extends string> = {
  /** Shown as a path: `comanda › La Nuc › orders▍`. */
  readonly path: readonly string[];
  readonly home: { readonly to: string; readonly label: string };
  readonly languages: {
    readonly label: string;
    readonly list: readonly Language[];
    readonly chosen: Language;
    readonly onChoose: (language: Language) => void;
  };
  readonly theme: {
    readonly isDark: boolean;
    readonly label: string;
    readonly onSwitch: () => void;
  };
  /** Names the menu of the languages and the theme, which a narrow screen has in place of them. */
  readonly menuLabel: string;
  /** What leads elsewhere, beside the house icon. */
  readonly lead?: ReactNode;
  /** Where `BarStatus` renders the state of the connection and of the sound. */
  readonly statusRef: Ref<HTMLDivElement>;
};

/** Its key is its words: when they change React draws a new element, so the browser counts no layout shift. */
function Path({ path }: Pick<TerminalBarProps<string>, 'path'>) {
  return (
    <p key={path.join('\n')} className={styles['path']}>
      {path.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a path is its order
        <span key={index} className={styles['part']}>
          {part}
        </span>
      ))}
      <i className={styles['cursor']} aria-hidden="true" />
    </p>
  );
}

/** The bar before its buttons are loaded. */
export const BarPlaceholder = ({
  path,
  hasLead,
}: Pick<TerminalBarProps<string>, 'path'> & { readonly hasLead: boolean }) => (
  <header className={styles['bar']}>
    <span className={styles['home']} />
    {hasLead && <span className={styles['home']} />}
    <Path path={path} />
  </header>
);

function Switches<Language extends string>({
  languages,
  theme,
}: Pick<TerminalBarProps<Language>, 'languages' | 'theme'>) {
  return (
    <div className={styles['switches']}>
      <fieldset aria-label={languages.label} className={styles['languages']}>
        {languages.list.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === languages.chosen}
            className={styles['language']}
            onClick={() => {
              languages.onChoose(language);
            }}
          >
            {language.toUpperCase()}
          </button>
        ))}
      </fieldset>
      <IconButton
        variant="onDark"
        label={theme.label}
        icon={theme.isDark ? <Sun /> : <Moon />}
        onClick={theme.onSwitch}
      />
    </div>
  );
}

/** The ink-black bar over every screen of the administration. */
export function TerminalBar<Language extends string>({
  path,
  home,
  languages,
  theme,
  menuLabel,
  lead,
  statusRef,
}: TerminalBarProps<Language>) {
  const menuID = useId();
  return (
    <header className={styles['bar']}>
      <Link to={home.to} aria-label={home.label} title={home.label} className={styles['home']}>
        <House />
      </Link>
      {lead}
      <Path path={path} />
      <div ref={statusRef} className={styles['status']} />
      <Switches languages={languages} theme={theme} />
      <IconButton
        variant="onDark"
        label={menuLabel}
        icon={<EllipsisVertical />}
        className={styles['menu']}
        popoverTarget={menuID}
      />
      <div id={menuID} popover="auto" className={styles['panel']}>
        <Switches languages={languages} theme={theme} />
      </div>
    </header>
  );
}
