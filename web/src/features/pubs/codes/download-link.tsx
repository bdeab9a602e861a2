import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button.tsx';

type Props = {
  readonly href: string;
  readonly icon: ReactNode;
  readonly isQuiet?: boolean;
  /** What it does, for those who do not see the arrow. */
  readonly label: string;
  readonly onTake: () => void;
  readonly children: string;
};

/** A file of the server, taken to the device: past the router, under the file's own name. */
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
