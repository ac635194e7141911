import { memo, type ReactNode } from 'react';

const PATHS = {
  check: <path d="m4 13 5 5L20 6" />,
  undo: <path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />,
  undoAll: <path d="M8 5 3 10l5 5M13 5l-5 5 5 5M8 10h7a5.5 5.5 0 0 1 0 11h-2" />,
  end: <path d="M6 3v18M6 4h12l-3 4.5 3 4.5H6" />,
  hint: <path d="M12 2v3M4.5 5l2 2M19.5 5l-2 2M9 19h6M10 22h4M8 15a6 6 0 1 1 8 0c-.7.7-1 1.5-1 2H9c0-.5-.3-1.3-1-2z" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  fold: <path d="m5 9 7 7 7-7" />,
  unfold: <path d="m5 15 7-7 7 7" />,
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  first: <path d="M18 5 9 12l9 7zM6 5v14" />,
  back: <path d="M16 5 7 12l9 7z" />,
  forward: <path d="m8 5 9 7-9 7z" />,
  last: <path d="m6 5 9 7-9 7zM18 5v14" />,
  download: <path d="M12 3v12M6 10l6 6 6-6M4 21h16" />,
  link: (
    <path d="M10 14a4.5 4.5 0 0 0 6.5.5l3.5-3.5a4.6 4.6 0 0 0-6.5-6.5L12 6M14 10a4.5 4.5 0 0 0-6.5-.5L4 13a4.6 4.6 0 0 0 6.5 6.5L12 18" />
  ),
  branch: <path d="M6 21V3M6 15c0-6 12-3 12-10M14 8l4-4 4 4" />,
  rules: <path d="M4 5c3-1.5 6-1.5 8 0v15c-2-1.5-5-1.5-8 0zM20 5c-3-1.5-6-1.5-8 0v15c2-1.5 5-1.5 8 0z" />,
  again: <path d="M20 5v5h-5M4 19v-5h5M19 10A8 8 0 0 0 5.5 7M5 14a8 8 0 0 0 13.5 3" />,
  raid: <path d="M4 4l14 14M14 20l6-6M20 4 6 18M4 14l6 6" />,
  look: <path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" />,
  curve: <path d="M3 19c4 0 4-12 9-12s4 7 9 3M3 21h18" />,
  log: <path d="M5 5h14M5 10h14M5 15h9M5 20h6" />,
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  sound: <path d="M4 9v6h4l5 4V5L8 9zM16 9c1.5 1.7 1.5 4.3 0 6M18.5 6.5c3 3 3 8 0 11" />,
  silent: <path d="M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6" />,
  home: <path d="M3 12 12 4l9 8M6 10v10h12V10" />,
} as const satisfies Record<string, ReactNode>;
export type IconName = keyof typeof PATHS;

/** A symbol on a button, whose text is beside it or in its label. */
export const Icon = memo(function Icon({ name }: { readonly name: IconName }) {
  return <Sign>{PATHS[name]}</Sign>;
});

interface SignProps {
  readonly className?: string;
  readonly strokeWidth?: number;
  readonly children: ReactNode;
}

/** Like `Icon`, for symbols that are used only once. */
export function Sign({ className = 'icon', strokeWidth = 2.2, children }: SignProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
