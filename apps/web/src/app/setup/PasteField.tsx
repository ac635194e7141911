import { useId } from 'react';
import type { Problem } from './problem.ts';

interface PasteFieldProps {
  readonly label: string;
  readonly rows: number;
  readonly text: string;
  readonly problem: Problem | undefined;
  readonly onText: (text: string) => void;
}

/** A field for pasted text, and what is wrong with it. */
export function PasteField({ label, rows, text, problem, onText }: PasteFieldProps) {
  const id = useId();
  return (
    <>
      <p className="field">
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          rows={rows}
          spellCheck={false}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => onText(target.value)}
        />
      </p>
      <div id={`${id}-problem`} role="alert">
        {problem && (
          <div className="problem-words">
            <b>{problem.title}</b>
            {problem.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
