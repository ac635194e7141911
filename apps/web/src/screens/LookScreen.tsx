import { sayReason, type Translator } from '@caravanserai/texts/page';
import { type DragEvent, useId, useState } from 'react';
import type { GameSummary, TableError } from '../games/targi/table.ts';
import { useT } from '../settings/language.tsx';
import { localGames } from '../shell/games.ts';
import { pathOf } from '../shell/paths.ts';
import { go } from '../shell/router.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';

const MOST_BYTES = 200_000; // the longest game has less than 10,000
const MOST_EXPECTED = 12;

interface Problem {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What is wrong with the text, where, and what would be right. */
export function sayProblem(t: Translator, error: TableError): Problem {
  if (error.code !== 'broken-file')
    return { title: t('shell.play.notNow.title'), lines: [t('shell.play.notNow.text')] };
  const { code, line, column, found, expected, reason } = error.error;
  const shown = expected.slice(0, MOST_EXPECTED).join('  ') + (expected.length > MOST_EXPECTED ? '  …' : '');
  return {
    title: t('shell.look.place', { line, column }),
    lines: [
      t(`shell.look.error.${code}`, { found }),
      ...(reason ? [sayReason(t, reason)] : []),
      ...(shown === '' ? [] : [t('shell.look.expected', { expected: shown })]),
    ],
  };
}

async function read(t: Translator, text: string): Promise<GameSummary | Problem> {
  if (text.trim() === '') return { title: t('shell.look.empty'), lines: [] };
  const loaded = await (await localGames()).load(text);
  return loaded.ok ? loaded.value : sayProblem(t, loaded.error);
}

async function readFile(t: Translator, file: File): Promise<string | Problem> {
  if (file.size > MOST_BYTES) return { title: t('shell.look.tooLarge'), lines: [] };
  try {
    return await file.text();
  } catch {
    return { title: t('shell.look.unreadable'), lines: [] };
  }
}

export function LookScreen() {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [isOver, setOver] = useState(false); // a file hovers

  async function open(game: string): Promise<void> {
    const result = await read(t, game);
    if ('lines' in result) setProblem(result);
    else go(pathOf('play', result.id));
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const game = await readFile(t, file);
    if (typeof game !== 'string') return setProblem(game);
    setText(game);
    await open(game);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <form
      className="look width"
      onSubmit={(event) => {
        event.preventDefault();
        void open(text);
      }}
    >
      <div className="section-head">
        <ScreenTitle>{t('shell.look.title')}</ScreenTitle>
        <p className="lead">{t('shell.look.lead')}</p>
      </div>
      {/* Dropping is a shortcut: the button inside does the same. */}
      <div
        className="drop"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{t('shell.look.drop')}</p>
        <label className="button">
          {t('shell.look.choose')}
          <input
            className="unseen"
            type="file"
            accept=".targi,text/plain"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = ''; // the same file may be chosen again after it was mended
            }}
          />
        </label>
      </div>
      <p className="field">
        <label htmlFor={id}>{t('shell.look.paste')}</label>
        <textarea
          id={id}
          rows={8}
          spellCheck={false}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
      </p>
      <div className="problem" id={`${id}-problem`} role="alert">
        {problem && (
          <div className="problem-words">
            <b>{problem.title}</b>
            {problem.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
      <p className="setup-start">
        <button type="submit" className="button button-main button-large">
          {t('shell.look.open')}
        </button>
      </p>
    </form>
  );
}
