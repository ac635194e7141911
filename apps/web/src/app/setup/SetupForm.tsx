import { type ReactNode, useEffect } from 'react';
import { ScreenTitle } from '../parts/ScreenTitle.tsx';
import type { Device, LocalTypes } from '../play/device.ts';
import { useStart } from '../play/useStart.ts';
import { useT } from '../settings/language.tsx';
import { StartButton } from './StartButton.tsx';

interface SetupFormProps<L extends LocalTypes> {
  readonly device: Pick<Device<L>, 'start' | 'warmUp'>;
  readonly title: string;
  readonly lead: string;
  readonly setup: () => L['setup'];
  readonly children: ReactNode;
}

/** The options of a local game, and the button that starts it. */
export function SetupForm<L extends LocalTypes>({ device, title, lead, setup, children }: SetupFormProps<L>) {
  const t = useT();
  const { isStarting, start } = useStart(device);
  useEffect(() => device.warmUp(), [device]);
  return (
    <form
      className="setup width"
      onSubmit={(event) => {
        event.preventDefault();
        start(setup());
      }}
    >
      <div className="section-head">
        <ScreenTitle>{title}</ScreenTitle>
        <p className="lead">{lead}</p>
      </div>
      {children}
      <StartButton isBusy={isStarting}>{t(isStarting ? 'shell.enter.preparing' : 'shell.setup.start')}</StartButton>
    </form>
  );
}
