import { Icon, type IconName } from '../../../../app/parts/icons.tsx';

interface CommandButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly title?: string | undefined;
  /** In the format of `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly isMain?: boolean;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** Uses `aria-disabled` instead of `disabled`, so that an unavailable button stays in place and keeps the focus. */
export function CommandButton({
  icon,
  label,
  title,
  keys,
  isMain = false,
  isPressed,
  isDisabled = false,
  onClick,
}: CommandButtonProps) {
  return (
    <button
      type="button"
      className={`command-button ${isMain ? 'command-main' : ''}`}
      title={title}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
