import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icons.tsx';

export interface RoundButtonProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly label: string;
  readonly hasTip?: boolean; // where it stands alone, its label shows on hover
}

/** A button that is only an icon. */
export function RoundButton({ icon, label, hasTip = false, className = '', ...props }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={`round-button ${className}`.trim()}
      aria-label={label}
      title={hasTip ? label : undefined}
      {...props}
    >
      <Icon name={icon} />
    </button>
  );
}
