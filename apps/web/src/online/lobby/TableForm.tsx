import type { MatchId } from '@caravanserai/contract';
import { Suspense, useId, useState } from 'react';
import { api, type Answer } from '../line/api.ts';
import { useT } from '../../app/settings/language.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { Choices } from '../../app/setup/Choices.tsx';
import { StartButton } from '../../app/setup/StartButton.tsx';
import { Tick } from '../../app/setup/Tick.tsx';
import { Picture } from '../../app/art/Picture.tsx';
import { fieldsOf } from '../../app/settings/stored.ts';
import type { WishProps } from '../../games/front.ts';
import { frontOf } from '../../games/fronts.ts';
import { GAME_NAMES, gameOf } from '../../games/page.ts';
import { botsOf, CLOCK_NAMES, CLOCKS, keepWishes, lastWishes, termsOf, type Wishes, wishesOf } from './wishes.ts';
import { ClockPicture, WhoPicture } from './WishPicture.tsx';
import { sayClock, sayError } from '../words.ts';

/** Makes the table, or finds one, and sits down there. */
async function takeTable(wishes: Wishes, invite: readonly string[]): Promise<Awaited<Answer<MatchId>>> {
  const terms = termsOf(wishes);
  const made = wishes.who === 'anyone' ? await api.seek(terms) : await api.create(terms, botsOf(wishes), invite);
  if (!made.ok) return made;
  const id = 'match' in made.value ? made.value.match : made.value.id;
  const sat = await api.sit(id);
  if (!sat.ok && sat.error.code !== 'already-seated') return sat;
  return { ok: true, value: id };
}

interface PartProps {
  readonly wishes: Wishes;
  readonly onChange: (part: Partial<Wishes>) => void;
}

/** The part that is the game's own affair. */
function gamePart({ game, who, of }: Wishes, onChange: PartProps['onChange']): WishProps {
  const own = fieldsOf(of[game]);
  return { wishes: own, who, onChange: (part) => onChange({ of: { ...of, [game]: { ...own, ...fieldsOf(part) } } }) };
}

/** A seat is kept for somebody who has a name here: a player, or a bot. */
function Guest({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const t = useT();
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>
        {t('online.form.invite')} <small>{t('online.form.inviteText')}</small>
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
    </p>
  );
}

function Clocks({ wishes, onChange }: PartProps) {
  const t = useT();
  const { who, clock } = wishes;
  if (who === 'bot') return undefined;
  return (
    <Choices
      kind="tiles"
      name="clock"
      title={t('online.form.clock')}
      chosen={clock[who]}
      onChoose={(name) => onChange({ clock: { ...clock, [who]: name } })}
      choices={CLOCK_NAMES.map((choice) => ({
        choice,
        title: choice === 'none' ? t('online.form.noClock') : sayClock(t, { clock: CLOCKS[choice] }),
        picture: <ClockPicture clock={choice} />,
      }))}
    />
  );
}

function More({ wishes, onChange }: PartProps) {
  const t = useT();
  const isBot = wishes.who === 'bot';
  const { Rules } = wishesOf(wishes.game);
  if (isBot && !Rules) return undefined;
  return (
    <details className="house-rules">
      <summary>
        <b>{t('online.form.more')}</b> {Rules && <span>{t('online.form.moreText')}</span>}
      </summary>
      {!isBot && (
        <div className="choice-list choice-list-wide">
          {(['rated', 'chat'] as const).map((term) => (
            <Tick
              key={term}
              title={t(`online.form.${term}`)}
              text={t(`online.form.${term}Text`)}
              isTicked={wishes[term]}
              onTick={(isTicked) => onChange({ [term]: isTicked })}
            />
          ))}
        </div>
      )}
      {Rules && (
        <Suspense>
          <Rules {...gamePart(wishes, onChange)} />
        </Suspense>
      )}
    </details>
  );
}

const START = { friend: 'online.form.makeLink', anyone: 'online.form.seek', bot: 'online.form.play' } as const;

/** One press and there is a table; everything else is there for those who want it otherwise. */
export function TableForm() {
  const t = useT();
  const [wishes, setWishes] = useState(lastWishes);
  const [isMaking, setMaking] = useState(false);
  const [guest, setGuest] = useState('');
  const change = (part: Partial<Wishes>) => setWishes((now) => ({ ...now, ...part }));
  const { Main } = wishesOf(wishes.game);

  async function make(): Promise<void> {
    setMaking(true);
    keepWishes(wishes);
    const name = wishes.who === 'friend' ? guest.trim() : '';
    const made = await takeTable(wishes, name === '' ? [] : [name]);
    setMaking(false);
    if (made.ok) go(pathTo(PATHS.match, made.value));
    else if (name !== '' && made.error.code === 'not-found')
      showToast({ text: t('online.form.noSuchName', { wanted: name }) });
    else showToast({ text: sayError(t, made.error) });
  }

  return (
    <form
      className="online-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMaking) void make();
      }}
    >
      <Choices
        kind="row"
        name="game"
        title={t('online.form.game')}
        chosen={wishes.game}
        onChoose={(game) => change({ game })}
        choices={GAME_NAMES.map((game) => ({
          choice: game,
          title: gameOf(game).sayName(t),
          picture: <Picture>{frontOf(game).picture}</Picture>,
        }))}
      />
      <Choices
        kind="tiles"
        name="who"
        title={t('online.form.who')}
        chosen={wishes.who}
        onChoose={(who) => change({ who })}
        choices={(['friend', 'anyone', 'bot'] as const).map((choice) => ({
          choice,
          title: t(`online.form.${choice}`),
          text: t(`online.form.${choice}Text`),
          picture: <WhoPicture who={choice} />,
        }))}
      />
      {wishes.who === 'friend' && <Guest name={guest} onName={setGuest} />}
      <Suspense>
        <Main {...gamePart(wishes, change)} />
      </Suspense>
      <Clocks wishes={wishes} onChange={change} />
      <More wishes={wishes} onChange={change} />
      <StartButton isBusy={isMaking}>{t(isMaking ? 'online.form.making' : START[wishes.who])}</StartButton>
    </form>
  );
}
