import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as WouterLink } from 'wouter';
import { useLocation } from './location-context.ts';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: string;
  /** What the history entry of the target carries. */
  readonly state?: unknown;
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean;
  /** The browser opens the target, not the app: a file, or a page of another program. */
  readonly reloadDocument?: boolean | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
};

/** A link inside the app; one with a `target` opens as the browser opens it. */
export function Link({ to, state, replace = false, reloadDocument = false, ...rest }: LinkProps) {
  const { children, ...attributes } = rest;
  if (reloadDocument || rest.target !== undefined) {
    return (
      <a {...attributes} href={to}>
        {children}
      </a>
    );
  }
  // Without `replace` the router decides.
  return <WouterLink {...rest} href={to} state={state} {...(replace && { replace })} />;
}

/** A link that is marked on its own address and on those below it. */
export function TabLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isOpen = `${pathname}/`.toLowerCase().startsWith(`${props.to}/`.toLowerCase());
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
}
