import { useT } from '../../app/settings/language.tsx';
import { useLineState } from '../useLine.ts';

/** How the line to the server is: a dot, and words for those who want them. */
export function LineBadge({ isShort = false }: { readonly isShort?: boolean }) {
  const t = useT();
  const state = useLineState();
  const words =
    state.kind === 'connected' && state.delayMs !== undefined
      ? t('online.line.delay', { ms: Math.round(state.delayMs) })
      : t(`online.line.${state.kind}`);
  const isQuiet = isShort && (state.kind === 'connected' || state.kind === 'connecting' || state.kind === 'closed');
  return (
    <p className="line-badge" data-line={state.kind} title={words} role="status">
      <span className="line-dot" aria-hidden="true" />
      <span className={isQuiet ? 'unseen' : undefined}>{words}</span>
    </p>
  );
}
