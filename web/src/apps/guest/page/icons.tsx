import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export const searchIcon = (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const personIcon = (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </Icon>
);

export const pinIcon = (
  <Icon>
    <path d="M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </Icon>
);

export const wifiIcon = (
  <Icon>
    <path d="M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M10 16.5a3 3 0 0 1 4 0M12 19.5h.01" />
  </Icon>
);

export const basketIcon = (
  <Icon>
    <path d="M4 9h16l-1.5 10.5h-13ZM8.5 9 12 3.5 15.5 9" />
  </Icon>
);

export const avoidIcon = (
  <Icon>
    <path d="M12 21V9M12 9c-3-1-3-4 0-6 3 2 3 5 0 6ZM12 15c-4 0-5-2-5-5 3 0 5 2 5 5Zm0 0c4 0 5-2 5-5-3 0-5 2-5 5ZM4 4l16 16" />
  </Icon>
);
