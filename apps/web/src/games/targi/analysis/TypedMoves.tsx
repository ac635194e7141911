import { sayMove } from '@caravanserai/texts/page';
import { useId, useState } from 'react';
import type { AnalysisTable } from '../game/analysis/analysisTable.ts';
import { wordOf } from '../game/analysis/tree.ts';
import { useCoachT } from '../useT.ts';
import { sayPly } from './useStudyProblem.ts';

/** Plays moves that are typed in notation; the words that are legal now are offered. */
export function TypedMoves({ table }: { readonly table: AnalysisTable }) {
  const t = useCoachT();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<readonly string[]>([]);
  const { moves } = table.snapshot();

  function play(): void {
    const typed = table.type(text);
    setProblem(typed.ok ? [] : sayPly(t, typed.error));
    setText(typed.ok ? '' : text.slice(text.indexOf(typed.error.found)));
  }

  return (
    <form
      className="study-typed"
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      <p className="field">
        <label htmlFor={id}>{t('coach.board.type')}</label>
        <input
          id={id}
          type="text"
          value={text}
          list={`${id}-moves`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem.length > 0}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setText(target.value)}
        />
      </p>
      <datalist id={`${id}-moves`}>
        {moves.map((move) => {
          const word = wordOf({ move, chosen: [] });
          return (
            <option key={word} value={word}>
              {sayMove(t, move)}
            </option>
          );
        })}
      </datalist>
      <button type="submit" className="button">
        {t('coach.board.play')}
      </button>
      <div id={`${id}-problem`} role="alert">
        {problem.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </form>
  );
}
