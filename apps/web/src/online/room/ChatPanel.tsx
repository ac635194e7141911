import type { ChatLine, MatchId, MatchPicture } from '@caravanserai/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CloseButton } from '../../app/parts/CloseButton.tsx';
import { storedFlag } from '../../app/signals/storedSignal.ts';
import { useSignal } from '../../app/signals/useSignal.ts';
import { api } from '../connection/api.ts';
import { useT } from '../../app/settings/language.tsx';
import { useAnswer } from '../lobby/useAnswer.ts';
import { sayPerson } from '../words.ts';

const muted = storedFlag('caravanserai.online.muted', 'yes');
const MOST_CHARACTERS = 500; // same limit as the server's

/** The number of messages by others since then; 0 while the chat is muted. */
export function unreadSince(lines: readonly ChatLine[], sinceMs: number, { viewer, seats }: MatchPicture): number {
  const own = seats.find(({ seat }) => seat === viewer)?.person?.id;
  if (muted.get()) return 0;
  return lines.filter(({ atMs, by }) => atMs > sinceMs && by.id !== own).length;
}

interface ChatPanelProps {
  readonly match: MatchId;
  readonly lines: readonly ChatLine[];
  readonly onClose: () => void;
}

/** The chat of the table. Muting is stored on this device only. */
export function ChatPanel({ match, lines, onClose }: ChatPanelProps) {
  const t = useT();
  const request = useAnswer();
  const isMuted = useSignal(muted);
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });

  async function send(): Promise<void> {
    const said = text.trim();
    if (said === '') return;
    setText('');
    if (!(await request(api.say(match, said)))) setText(said);
  }

  return (
    <aside className="chat" aria-label={t('online.table.chat')}>
      <header className="panel-head">
        <h2>{t('online.table.chat')}</h2>
        <button type="button" className="link-button" aria-pressed={isMuted} onClick={() => muted.set(!isMuted)}>
          {t(isMuted ? 'online.chat.unmute' : 'online.chat.mute')}
        </button>
        <CloseButton label={t('online.menu.close')} onClick={onClose} />
      </header>
      {isMuted ? (
        <p className="chat-note">{t('online.chat.muted')}</p>
      ) : (
        <>
          <ol className="chat-lines" ref={list} aria-live="polite">
            {lines.length === 0 && <li className="chat-note">{t('online.chat.empty')}</li>}
            {lines.map(({ n, by, text: said }) => (
              <li key={n}>
                <b>
                  <bdi>{sayPerson(t, by)}</bdi>
                </b>{' '}
                <bdi>{said}</bdi>
              </li>
            ))}
          </ol>
          <form
            className="chat-form"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <input
              ref={field}
              type="text"
              aria-label={t('online.chat.write')}
              placeholder={t('online.chat.write')}
              autoComplete="off"
              maxLength={MOST_CHARACTERS}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') onClose();
              }}
            />
            <button type="submit" className="button button-main">
              {t('online.chat.send')}
            </button>
          </form>
        </>
      )}
    </aside>
  );
}
