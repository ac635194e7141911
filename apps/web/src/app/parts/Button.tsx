import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** The action that most people want here. */
  readonly isMain?: boolean;
}

export function Button({ isMain, className, ...props }: ButtonProps) {
  const classes = ['button', isMain && 'button-main', className].filter(Boolean).join(' ');
  return <button type="button" className={classes} {...props} />;
}
