import type { ReactNode } from 'react';

interface ChoicesProps<T extends string> {
  readonly title: string;
  readonly name: string;
  readonly chosen: T;
  readonly onChoose: (choice: T) => void;
  readonly choices: readonly {
    readonly choice: T;
    readonly title: string;
    readonly text?: string;
    readonly picture?: ReactNode;
  }[];
  readonly kind: 'wide' | 'row' | 'lines' | 'tiles';
}

/** A choice among several cards, which are radio buttons. */
export function Choices<T extends string>({ title, name, chosen, onChoose, choices, kind }: ChoicesProps<T>) {
  return (
    <fieldset className="choices">
      <legend>{title}</legend>
      <div className={`choice-list choice-list-${kind}`}>
        {choices.map(({ choice, title: label, text, picture }) => (
          <label key={choice} className="choice">
            <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
            {picture}
            <span className="choice-words">
              <b>{label}</b>
              {text && <span>{text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
