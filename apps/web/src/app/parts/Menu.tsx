import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import { useT } from '../settings/language.tsx';

interface MenuItemProps {
  readonly icon: IconName;
  readonly to: string | (() => void);
  readonly note?: string | undefined;
  readonly children: string;
}

/** A menu item: a link or an action. */
export function MenuItem({ icon, to, note, children }: MenuItemProps) {
  const content = (
    <>
      <Icon name={icon} /> {children}
    </>
  );
  return (
    <li>
      {typeof to === 'string' ? (
        <a className="menu-item" href={to}>
          {content}
        </a>
      ) : (
        <button type="button" className="menu-item" onClick={to}>
          {content}
        </button>
      )}
      {note !== undefined && <p className="menu-note">{note}</p>}
    </li>
  );
}

interface MenuSwitchProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly children: ReactNode;
}

export function MenuSwitch({ isOn, onSwitch, children }: MenuSwitchProps) {
  return (
    <label className="menu-switch">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
      <span>{children}</span>
    </label>
  );
}

/** The rule options of this game. */
export function MenuOptions({ options }: { readonly options: readonly string[] }) {
  const t = useT();
  return (
    <>
      <h3>{t('table.menu.options')}</h3>
      <ul className="menu-options">
        {options.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
    </>
  );
}

interface MenuKeysProps {
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

export function MenuKeys({ keys }: MenuKeysProps) {
  const t = useT();
  return (
    <>
      <h3>{t('table.keys.title')}</h3>
      <dl className="menu-keys">
        {keys.map(({ keys: names, does }) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
