import '../../styles/stars.css';
import { STARS } from './ground.ts';

export function Stars({ count }: { readonly count: number }) {
  return (
    <span className="stars" aria-hidden="true">
      {Array.from({ length: STARS }, (_, i) => (
        <i key={i} data-lit={i < count ? '' : undefined}>
          ★
        </i>
      ))}
    </span>
  );
}
