import { targetsDie, targetsDisc, targetsName, targetsWho } from '@caravanserai/texts/page';
import { useTable } from '../tableContext.ts';
import { SEATS } from '../../client.ts';
import { bearingOf } from '../words/bearings.ts';
import { sayLying } from '../words/sayLying.ts';
import { usePeople } from '../words/people.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { useT } from '../../useT.ts';

/** The table as text: the discs, towers and dice, with directions as seen from one's own tower. */
export function WordsPanel() {
  const t = useT();
  const { shown, explain } = useTable();
  const people = usePeople();
  const { snapshot, lying, own, picture } = shown;
  const puck = picture.pucks.find(({ seat }) => seat === own);
  const { view, players } = snapshot;
  const seats = SEATS.filter((seat) => players[seat]);
  return (
    <PanelFrame title={t('targets.page.words.title')}>
      {puck && (
        <>
          <h3>{t('targets.page.words.discs', { seat: targetsWho(t, own, people) })}</h3>
          <ul className="words-list">
            {picture.discs.map((disc) => (
              <li key={disc.disc}>
                {t('targets.page.words.disc', { disc: targetsDisc(t, disc.disc, people), ...bearingOf(puck, disc) })}
              </li>
            ))}
            {picture.pucks
              .filter(({ seat }) => seat !== own && players[seat])
              .map((other) => (
                <li key={other.seat}>
                  {t('targets.page.words.puck', {
                    seat: targetsName(t, other.seat, people),
                    ...bearingOf(puck, other),
                  })}
                </li>
              ))}
          </ul>
        </>
      )}
      <h3>{t('targets.page.words.dice')}</h3>
      <ul className="words-list">
        {lying.map((each) => (
          <li key={each.die}>
            <button type="button" className="words-die" onClick={() => explain(each.die)}>
              {sayLying(t, shown, each, people).text}
            </button>
          </li>
        ))}
        {seats.map((seat) => (
          <li key={seat}>
            {t('targets.page.words.tower', {
              seat: targetsWho(t, seat, people),
              dice: view.towers[seat].map((die) => targetsDie(t, die, people)).join(', ') || '–',
            })}
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}
