import type { ReactNode } from 'react';
import { PAINT } from '../art/paint.ts';
import { Picture } from '../art/Picture.tsx';
import { Tent } from '../art/people.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode; // the actions
}

/** A full-screen message. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <section className="notice width">
      <Picture className="notice-picture" box={[128, 64]}>
        <path d="M2 54c22-9 38-9 60-4s44 4 64-3v15H2z" fill={PAINT.sand} />
        <circle cx={98} cy={14} r={8} fill={PAINT.goldLight} />
        <svg viewBox="0 0 64 64" x={34} y={4} width={54} height={54}>
          <Tent />
        </svg>
      </Picture>
      <ScreenTitle>{title}</ScreenTitle>
      <p className="lead">{text}</p>
      <div className="actions">{children}</div>
    </section>
  );
}
