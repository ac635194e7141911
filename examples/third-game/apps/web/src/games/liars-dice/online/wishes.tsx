import { SEATS } from '@caravanserai/liars-dice';
import { asGameWishes, type WishProps } from '../../front.ts';
import { type Draft, draftIn, lastDraft } from '../setup/draft.ts';
import { DraftForm } from '../setup/DraftForm.tsx';

function Main({ wishes, who, onChange }: WishProps<Draft>) {
  return <DraftForm draft={wishes} hasBot={who === 'bot'} onChange={onChange} />;
}

export const wishes = asGameWishes<Draft>({
  parse: (kept) => draftIn({ ...lastDraft(), ...kept }),
  optionsOf: ({ dice }) => ({ dice }),
  seatsOf: () => SEATS.length,
  botOf: ({ level }) => level,
  Main,
});
