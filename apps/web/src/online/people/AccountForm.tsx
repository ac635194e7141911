import { type ReactNode, useId, useState } from 'react';

interface FieldProps {
  readonly label: string;
  readonly note?: string;
  readonly type: 'text' | 'password' | 'email' | 'url';
  readonly name: string;
  readonly autoComplete: string;
  readonly isRequired?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly first?: string | undefined;
}

export function Field({ label, note, type, name, autoComplete, isRequired, minLength, maxLength, first }: FieldProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>
        {label} {note && <small>{note}</small>}
      </label>
      <input
        id={id}
        type={type}
        name={name}
        autoComplete={autoComplete}
        spellCheck={false}
        required={isRequired}
        minLength={minLength}
        maxLength={maxLength}
        defaultValue={first}
      />
    </p>
  );
}

interface FormProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly onSend: (fields: Readonly<Record<string, string>>) => Promise<void>;
  readonly children: ReactNode;
}

export function Form({ title, text, button, onSend, children }: FormProps) {
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  return (
    <form
      className="account-form"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
        if (isBusy) return;
        setBusy(true);
        void onSend(fields).finally(() => setBusy(false));
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      {children}
      <button type="submit" className="button button-main" aria-disabled={isBusy}>
        {button}
      </button>
    </form>
  );
}
