import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button.tsx';

type Props = {
  readonly href: string;
  readonly icon: ReactNode;
  readonly isQuiet?: boolean;
  /** The accessible name, for users who do not see the arrow. */
  readonly label: string;
  readonly onTake: () => void;
  readonly children: string;
};

/** Downloads a file from the server under its own name, without the router. */
export const DownloadLink = ({ href, icon, isQuiet = false, label, onTake, children }: Props) => (
  <ButtonLink
    to={href}
    reloadDocument
    download={href.split('/').at(-1)}
    aria-label={label}
    variant={isQuiet ? 'quiet' : 'primary'}
    icon={icon}
    onClick={onTake}
  >
    {children}
  </ButtonLink>
);
