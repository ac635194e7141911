import { useT } from '../../app/settings/language.tsx';
import { useConnectionState } from '../useConnection.ts';

/** State of the connection: a dot, with optional text. */
export function ConnectionBadge({ isShort = false }: { readonly isShort?: boolean }) {
  const t = useT();
  const state = useConnectionState();
  const words =
    state.kind === 'connected' && state.delayMs !== undefined
      ? t('online.connection.delay', { ms: Math.round(state.delayMs) })
      : t(`online.connection.${state.kind}`);
  const isQuiet = isShort && (state.kind === 'connected' || state.kind === 'connecting' || state.kind === 'closed');
  return (
    <p className="connection-badge" data-connection={state.kind} title={words} role="status">
      <span className="connection-dot" aria-hidden="true" />
      <span className={isQuiet ? 'unseen' : undefined}>{words}</span>
    </p>
  );
}
