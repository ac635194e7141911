import { SEATS } from '@caravanserai/liars-dice/rules';
import { asGameTableOptions, type TableOptionsProps } from '../../listing.ts';
import { type Draft, draftIn, lastDraft } from '../setup/draft.ts';
import { DraftForm } from '../setup/DraftForm.tsx';

function Main({ tableOptions, who, onChange }: TableOptionsProps<Draft>) {
  return <DraftForm draft={tableOptions} hasBot={who === 'bot'} onChange={onChange} />;
}

export const tableOptions = asGameTableOptions<Draft>({
  parse: (kept) => draftIn({ ...lastDraft(), ...kept }),
  optionsOf: ({ dice }) => ({ dice }),
  seatsOf: () => SEATS.length,
  botOf: ({ level }) => level,
  Main,
});
