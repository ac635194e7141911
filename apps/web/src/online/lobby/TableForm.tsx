import type { MatchId } from '@caravanserai/contract';
import { Suspense, useId, useState } from 'react';
import { api, type Answer } from '../connection/api.ts';
import { useT } from '../../app/settings/language.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { go } from '../../app/router.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { Choices } from '../../app/setup/Choices.tsx';
import { StartButton } from '../../app/setup/StartButton.tsx';
import { Tick } from '../../app/setup/Tick.tsx';
import { Picture } from '../../app/art/Picture.tsx';
import { fieldsOf } from '../../app/settings/stored.ts';
import type { TableOptionsProps } from '../../games/listing.ts';
import { listingOf } from '../../games/listings.ts';
import { GAME_NAMES, gameOf } from '../../games/page.ts';
import {
  botsOf,
  CLOCK_NAMES,
  CLOCKS,
  storeTableOptions,
  lastTableOptions,
  termsOf,
  type TableOptions,
  tableOptionsOf,
} from './tableOptions.ts';
import { ClockPicture, WhoPicture } from './OptionPicture.tsx';
import { sayClock, sayError } from '../words.ts';

/** Creates or finds a table and sits down there. */
async function takeTable(tableOptions: TableOptions, invite: readonly string[]): Promise<Awaited<Answer<MatchId>>> {
  const terms = termsOf(tableOptions);
  const made =
    tableOptions.who === 'anyone' ? await api.seek(terms) : await api.create(terms, botsOf(tableOptions), invite);
  if (!made.ok) return made;
  const id = 'match' in made.value ? made.value.match : made.value.id;
  const sat = await api.sit(id);
  if (!sat.ok && sat.error.code !== 'already-seated') return sat;
  return { ok: true, value: id };
}

interface PartProps {
  readonly tableOptions: TableOptions;
  readonly onChange: (part: Partial<TableOptions>) => void;
}

/** The options that the game itself defines. */
function gamePart({ game, who, of }: TableOptions, onChange: PartProps['onChange']): TableOptionsProps {
  const own = fieldsOf(of[game]);
  return {
    tableOptions: own,
    who,
    onChange: (part) => onChange({ of: { ...of, [game]: { ...own, ...fieldsOf(part) } } }),
  };
}

/** Reserves a seat for a named player or bot. */
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

function Clocks({ tableOptions, onChange }: PartProps) {
  const t = useT();
  const { who, clock } = tableOptions;
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

function More({ tableOptions, onChange }: PartProps) {
  const t = useT();
  const isBot = tableOptions.who === 'bot';
  const { Rules } = tableOptionsOf(tableOptions.game);
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
              isTicked={tableOptions[term]}
              onTick={(isTicked) => onChange({ [term]: isTicked })}
            />
          ))}
        </div>
      )}
      {Rules && (
        <Suspense>
          <Rules {...gamePart(tableOptions, onChange)} />
        </Suspense>
      )}
    </details>
  );
}

const START = { friend: 'online.form.makeLink', anyone: 'online.form.seek', bot: 'online.form.play' } as const;

/** One click makes a table with the default options; all others are optional. */
export function TableForm() {
  const t = useT();
  const [tableOptions, setTableOptions] = useState(lastTableOptions);
  const [isMaking, setMaking] = useState(false);
  const [guest, setGuest] = useState('');
  const change = (part: Partial<TableOptions>) => setTableOptions((now) => ({ ...now, ...part }));
  const { Main } = tableOptionsOf(tableOptions.game);

  async function make(): Promise<void> {
    setMaking(true);
    storeTableOptions(tableOptions);
    const name = tableOptions.who === 'friend' ? guest.trim() : '';
    const made = await takeTable(tableOptions, name === '' ? [] : [name]);
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
        chosen={tableOptions.game}
        onChoose={(game) => change({ game })}
        choices={GAME_NAMES.map((game) => ({
          choice: game,
          title: gameOf(game).sayName(t),
          picture: <Picture>{listingOf(game).picture}</Picture>,
        }))}
      />
      <Choices
        kind="tiles"
        name="who"
        title={t('online.form.who')}
        chosen={tableOptions.who}
        onChoose={(who) => change({ who })}
        choices={(['friend', 'anyone', 'bot'] as const).map((choice) => ({
          choice,
          title: t(`online.form.${choice}`),
          text: t(`online.form.${choice}Text`),
          picture: <WhoPicture who={choice} />,
        }))}
      />
      {tableOptions.who === 'friend' && <Guest name={guest} onName={setGuest} />}
      <Suspense>
        <Main {...gamePart(tableOptions, change)} />
      </Suspense>
      <Clocks tableOptions={tableOptions} onChange={change} />
      <More tableOptions={tableOptions} onChange={change} />
      <StartButton isBusy={isMaking}>{t(isMaking ? 'online.form.making' : START[tableOptions.who])}</StartButton>
    </form>
  );
}
