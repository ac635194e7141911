import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../app/settings/language.tsx';

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
  readonly onChange?: (value: string) => void;
}

export function Field(props: FieldProps) {
  const { label, note, type, name, autoComplete, isRequired, minLength, maxLength, first, onChange } = props;
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
        onChange={({ target }) => onChange?.(target.value)}
      />
    </p>
  );
}

/** The name of a new account or bot. */
export function NewNameField({ autoComplete }: Pick<FieldProps, 'autoComplete'>) {
  const t = useT();
  return (
    <Field
      type="text"
      name="name"
      autoComplete={autoComplete}
      label={t('online.account.name')}
      note={t('online.account.nameText')}
      minLength={3}
      maxLength={20}
      isRequired
    />
  );
}

export function PasswordField({ label }: Pick<FieldProps, 'label'>) {
  return <Field type="password" name="password" autoComplete="current-password" label={label} isRequired />;
}

/** A webhook, with the password that a new one requires. Removing it requires none. */
export function WebhookFields({ first }: Pick<FieldProps, 'first'>) {
  const t = useT();
  const [webhook, setWebhook] = useState(first ?? '');
  return (
    <>
      <Field
        type="url"
        name="webhook"
        autoComplete="off"
        label={t('online.account.webhook')}
        first={first}
        maxLength={500}
        onChange={setWebhook}
      />
      {webhook !== '' && webhook !== first && <PasswordField label={t('online.bots.yourPassword')} />}
    </>
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
