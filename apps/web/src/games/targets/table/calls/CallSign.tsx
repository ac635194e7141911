import { Sign } from '../../../../app/parts/icons.tsx';
import type { CallName } from './callMoves.ts';

const SIGNS = {
  targets: (
    <>
      <circle cx={12} cy={12} r={9} />
      <circle cx={12} cy={12} r={3} fill="currentColor" />
    </>
  ),
  double: (
    <>
      <path d="M3 3h11v11H3zM10 17v4h11V10h-4" />
      <path d="M8.4 8.4h.2M15.4 15.4h.2" strokeWidth={3} />
    </>
  ),
  pasVu: <path d="M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM4 20 20 4" />,
} as const satisfies Record<CallName, unknown>;

/** The shape of each call: a target, two dice, a crossed-out eye. */
export function CallSign({ name }: { readonly name: CallName }) {
  return <Sign>{SIGNS[name]}</Sign>;
}
