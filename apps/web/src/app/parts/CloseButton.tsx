import { RoundButton, type RoundButtonProps } from './RoundButton.tsx';

export function CloseButton(props: Omit<RoundButtonProps, 'icon'>) {
  return <RoundButton icon="close" {...props} />;
}
