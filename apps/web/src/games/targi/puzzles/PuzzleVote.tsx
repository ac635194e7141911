import '../styles/puzzles.css';
import { VOTES } from '@caravanserai/contract';
import { useSyncExternalStore } from 'react';
import { Button } from '../../../app/parts/Button.tsx';
import { Sign } from '../../../app/parts/icons.tsx';
import { useCoachT } from '../useT.ts';
import { record, withVote } from '../game/puzzles/record.ts';
import { sendTries } from './server.ts';

/** Thumbs up or down, after the answer. */
export function PuzzleVote({ id }: { readonly id: string }) {
  const t = useCoachT();
  const { tries } = useSyncExternalStore(record.subscribe, record.get);
  const own = tries.find(({ puzzle }) => puzzle === id);
  if (!own) return undefined;
  return (
    <span className="puzzle-votes">
      {VOTES.map((vote) => (
        <Button
          key={vote}
          title={t(`coach.puzzles.vote.${vote}`)}
          aria-label={t(`coach.puzzles.vote.${vote}`)}
          aria-pressed={own.vote === vote}
          onClick={() => {
            record.set(withVote(record.get(), id, vote));
            void sendTries();
          }}
        >
          <Sign>
            <path
              d="M4 11h3v9H4zM7 11l4-8c1.7 0 2.6 1.2 2.3 2.8L12.8 9H19a2 2 0 0 1 2 2.3l-1.1 7a2 2 0 0 1-2 1.7H7"
              transform={vote === 'down' ? 'rotate(180 12 12)' : undefined}
            />
          </Sign>
        </Button>
      ))}
    </span>
  );
}
