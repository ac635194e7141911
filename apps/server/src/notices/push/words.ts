import type { UserId } from '@caravanserai/contract';
import { type Language, translator } from '@caravanserai/texts';
import { sayGame } from '../../games.ts';
import type { MatchRow } from '../../storage/matchStore.ts';

export type Occasion = 'turn' | 'started' | 'invited';

/** Texts of a notification. */
export interface Words {
  readonly lang: Language;
  readonly title: string;
  readonly text: string;
}

/** Contains only what every player at the table knows: the game, and who else plays. */
export function wordsFor({ terms, seats }: MatchRow, user: UserId, occasion: Occasion, lang: Language): Words {
  const t = translator(lang);
  const others = seats.flatMap(({ person }) => (person.id === user || person.kind === 'house' ? [] : person));
  const names = others.map(({ name }) => name || t('online.guest')).join(', ');
  return {
    lang,
    title: t(`server.push.${occasion}`, { game: sayGame(terms.game, t) }),
    text: names === '' ? '' : t('server.push.table', { names }),
  };
}
