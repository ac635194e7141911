import { useId } from 'react';
import { NAME_LENGTH } from '../settings/stored.ts';

interface NameFieldProps {
  readonly label: string;
  readonly otherwise: string;
  readonly name: string;
  readonly onName: (name: string) => void;
}

export function NameField({ label, otherwise, name, onName }: NameFieldProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={NAME_LENGTH}
        placeholder={otherwise}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
    </p>
  );
}
