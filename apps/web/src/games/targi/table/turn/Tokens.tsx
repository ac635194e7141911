import { sayTokens } from '@caravanserai/texts/page';
import type { Item } from '../../art/goods.tsx';
import { Token } from '../board/faces.tsx';
import type { Purse } from './choices.ts';
import { useT } from '../../useT.ts';

const KINDS = ['dates', 'salt', 'pepper', 'goodOfChoice', 'gold', 'stored', 'vp'] as const;
export type TokenCounts = { readonly [kind in (typeof KINDS)[number]]?: number };

function drawingOf(kind: (typeof KINDS)[number]): Item {
  return kind === 'stored' ? 'gold' : kind;
}

/** One picture per token. Hidden from screen readers, because text stands beside it. */
export function TokenPictures({ tokens }: { readonly tokens: TokenCounts }) {
  return (
    <span className="heap" aria-hidden="true">
      {KINDS.flatMap((kind) =>
        Array.from({ length: tokens[kind] ?? 0 }, (_, index) => (
          <span key={`${kind}${index}`} className={`heap-token token-${kind}`}>
            <Token item={drawingOf(kind)} />
          </span>
        )),
      )}
    </span>
  );
}

/** Pictures, with text for screen readers. */
export function Tokens({ tokens }: { readonly tokens: TokenCounts }) {
  const t = useT();
  return (
    <>
      <TokenPictures tokens={tokens} />
      <span className="unseen">{sayTokens(t, tokens)}</span>
    </>
  );
}

/** The resulting purse: a number beside each picture. */
export function PurseLine({ purse, label }: { readonly purse: Purse; readonly label: string }) {
  const t = useT();
  const { goods, gold, storedGold, vp } = purse;
  const tokens = { ...goods, gold, ...(storedGold > 0 ? { stored: storedGold } : {}), vp };
  return (
    <span className="purse-line">
      <span>{label}</span>
      <span className="unseen">{sayTokens(t, tokens)}</span>
      {KINDS.filter((kind) => tokens[kind as keyof typeof tokens] !== undefined).map((kind) => (
        <span key={kind} className={`purse-line-item token-${kind}`} aria-hidden="true">
          <Token item={drawingOf(kind)} />
          {tokens[kind as keyof typeof tokens]}
        </span>
      ))}
    </span>
  );
}
