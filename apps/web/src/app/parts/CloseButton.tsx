import { Icon } from './icons.tsx';

interface CloseButtonProps {
  readonly label: string;
  readonly hasTip?: boolean; // where it stands alone, its label shows on hover
  readonly onClick: () => void;
}

export function CloseButton({ label, hasTip = false, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="round-button"
      aria-label={label}
      title={hasTip ? label : undefined}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}
