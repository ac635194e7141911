import { TargiPiece } from './pieces.tsx';

/** Two people sitting together. */
export function Friends() {
  return (
    <>
      <svg viewBox="0 0 64 64" x={-6} y={10} width={46} height={46}>
        <TargiPiece seat="blue" />
      </svg>
      <svg viewBox="0 0 64 64" x={24} y={10} width={46} height={46}>
        <TargiPiece seat="white" />
      </svg>
    </>
  );
}
