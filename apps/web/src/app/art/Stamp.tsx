/** A drawing as one element (`stampsOf`): an ornament, as pictures without a label are. */
export function Stamp({ stamp, className = '' }: { readonly stamp: string; readonly className?: string }) {
  return <span className={`stamp ${stamp} ${className}`} />;
}
