import { Icon } from './icons.tsx';

interface CloseButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button type="button" className="round-button" aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
