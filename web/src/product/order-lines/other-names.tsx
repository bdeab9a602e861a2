import type { Language } from '@comanda/contract/texts';
import { classNames } from '../../ui/class-names.ts';
import styles from './line-options.module.css';

type Props = {
  /** Of a line and its choices, as the other person reads them; nothing where they are the same. */
  readonly names: string | undefined;
  readonly language?: Language | undefined;
  readonly className?: string | undefined;
};

/** How the guest of an order calls a line, for its pub; how its pub does, for its courier. */
export const OtherNames = ({ names, language, className }: Props) =>
  names !== undefined && (
    <small lang={language} className={classNames(styles['other'], className)}>
      {names}
    </small>
  );
