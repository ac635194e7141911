import { liarsDiceTeaser } from '@caravanserai/texts/liars-dice';
import { type Translator, type Who, YOU } from '@caravanserai/texts/page';
import type { Seat } from '@caravanserai/liars-dice';
import type { Player, Snapshot } from '../client.ts';

export function nameOf(t: Pick<Translator, 'language'>, player: Player): string {
  return player.kind === 'bot' ? liarsDiceTeaser[t.language].level[player.level] : player.name;
}

/** The subject of a sentence: the reader, or a named player. */
export function whoIs(t: Pick<Translator, 'language'>, { players, own }: Snapshot, seat: Seat): Who {
  return seat === own ? YOU : nameOf(t, players[seat]);
}
