/** A drawing as a single element (see `stampsOf`). Decorative, like a picture without a label. */
export function Stamp({ stamp, className = '' }: { readonly stamp: string; readonly className?: string }) {
  return <span className={`stamp ${stamp} ${className}`} />;
}
