import { Icon, type IconName } from '../../../../app/parts/icons.tsx';

interface CommandButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly title?: string | undefined;
  /** As `aria-keyshortcuts` writes them. */
  readonly keys?: string;
  readonly isMain?: boolean;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** Stays in its place when it cannot be used; it only says so. Focus is not lost either, as it would be with `disabled`. */
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
