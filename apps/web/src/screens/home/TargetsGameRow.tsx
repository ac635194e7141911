import type { Seat } from '@caravanserai/targets';
import type { Translator } from '@caravanserai/texts/page';
import { Die, type DieColour } from '../../art/iso.tsx';
import { type GameSummary, SEATS } from '../../games/targets/table.ts';
import { useT } from '../../settings/language.tsx';
import { pathOf } from '../../shell/paths.ts';
import { targetsPlayerName } from '../../shell/targets/draft.ts';
import { RowFrame } from './RowFrame.tsx';

/** Who plays. */
function sayPlayers(t: Translator, { players }: GameSummary): string {
  return SEATS.filter((seat) => players[seat])
    .map((seat) => targetsPlayerName(players[seat], t))
    .join(' – ');
}

/** The seat of the person at this device, where it is only one. */
function ownSeat({ players }: GameSummary): Seat | undefined {
  const people = SEATS.filter((seat) => players[seat]?.kind === 'person');
  return people.length === 1 ? people[0] : undefined;
}

/** How it stands. */
function saySituation(t: Translator, game: GameSummary): string {
  const { players, toAct, round, result } = game;
  const own = ownSeat(game);
  if (toAct !== undefined) {
    const turn =
      toAct === own
        ? t('shell.games.yourTurn')
        : t('shell.games.toMove', { name: targetsPlayerName(players[toAct], t) });
    return `${t('shell.games.round', { round })} · ${turn}`;
  }
  const { winners = [], winning = 0, losing = 0 } = result ?? {};
  const name = winners.map((seat) => targetsPlayerName(players[seat], t)).join(' + ');
  if (own === undefined) return t('shell.games.result', { name, winning, losing });
  return t(winners.includes(own) ? 'shell.games.youWon' : 'shell.games.youLost', { winning, losing });
}

const COLOURS = { red: 'clay', blue: 'indigo', yellow: 'clay', green: 'indigo' } as const satisfies Record<
  Seat,
  DieColour
>;

interface TargetsGameRowProps {
  readonly game: GameSummary;
  readonly nowMs: number; // since 1970
  readonly onRemove: () => void;
}

export function TargetsGameRow({ game, nowMs, onRemove }: TargetsGameRowProps) {
  const t = useT();
  const { id, toAct, result, changedMs, isKept } = game;
  return (
    <RowFrame
      piece={<Die x={32} y={45} colour={COLOURS[toAct ?? result?.winners[0] ?? 'red']} faces={[5, 3, 1]} size={0.58} />}
      name={sayPlayers(t, game)}
      situation={saySituation(t, game)}
      href={pathOf('targetsPlay', id)}
      isRunning={toAct !== undefined}
      isKept={isKept}
      changedMs={changedMs}
      nowMs={nowMs}
      onRemove={onRemove}
    />
  );
}
