import type { Move } from '@caravanserai/targi';
import { decimal, percent, sayMove, sayWhy, signed } from '@caravanserai/texts/page';
import { useEffect, useState } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { PanelFrame } from '../dialogs/PanelFrame.tsx';
import type { HintAnswer, HintMove, TableClient, TableError, TableProps } from '../../client.ts';
import { useTableState } from '../tableState.tsx';
import { sayTableError } from '../words/errors.ts';
import { placesOfMove } from './movePlaces.ts';
import { Reasons } from './Reasons.tsx';
import { useCoachT } from '../../useT.ts';

type Advice =
  | { readonly kind: 'asking'; readonly done: number }
  | { readonly kind: 'answer'; readonly answer: HintAnswer }
  | { readonly kind: 'failed'; readonly error: TableError };

/** The move of a strong player here, with reasons. Asks when opened and again after every move. */
export function HintPanel({ snapshot, client }: TableProps) {
  const { openPanel } = useTableState();
  const isAsked = snapshot.control.kind === 'act';
  useEffect(() => {
    if (!isAsked) openPanel(undefined); // no decision to advise on
  }, [isAsked, openPanel]);
  return isAsked && <Asked key={snapshot.version} client={client} onCancel={() => openPanel(undefined)} />;
}

interface AskedProps {
  readonly client: TableClient;
  readonly onCancel: () => void;
}

function Asked({ client, onCancel }: AskedProps) {
  const t = useCoachT();
  const advice = useAdvice(client);
  const best = advice.kind === 'answer' ? advice.answer.options[0] : undefined;
  return (
    <PanelFrame title={t('coach.hint.title')} line={best && sayMove(t, best.move)}>
      <AdviceWords advice={advice} client={client} onCancel={onCancel} />
    </PanelFrame>
  );
}

function AdviceWords({ advice, client, onCancel }: AskedProps & { readonly advice: Advice }) {
  const t = useCoachT();
  switch (advice.kind) {
    case 'asking':
      return (
        <div className="hint-asking">
          <p>{t('coach.hint.thinking')}</p>
          <progress max={1} value={advice.done} aria-label={t('coach.hint.thinking')} />
          <Button onClick={onCancel}>{t('play.cancel')}</Button>
        </div>
      );
    case 'failed':
      return <p>{sayTableError(t, advice.error)}</p>;
    case 'answer':
      return <Answer answer={advice.answer} client={client} />;
  }
}

function useAdvice(client: TableClient): Advice {
  const [advice, setAdvice] = useState<Advice>({ kind: 'asking', done: 0 });
  useEffect(() => {
    const asking = new AbortController();
    const onProgress = (done: number) => {
      if (!asking.signal.aborted) setAdvice({ kind: 'asking', done });
    };
    async function ask(): Promise<void> {
      const result = await client.hint({ signal: asking.signal, onProgress });
      if (asking.signal.aborted) return;
      setAdvice(result.ok ? { kind: 'answer', answer: result.value } : { kind: 'failed', error: result.error });
    }
    void ask();
    return () => asking.abort();
  }, [client]);
  return advice;
}

const MOST_SHOWN = 6;

function Answer({
  answer: { spread, options },
  client,
}: {
  readonly answer: HintAnswer;
  readonly client: TableClient;
}) {
  const t = useCoachT();
  const { wish, mark, fold } = useTableState();
  const [best, ...others] = options;
  const play = (move: Move) => wish(client.act(move));
  useEffect(() => () => mark([]), [mark]);
  if (!best) return <p>{t('coach.hint.notNow')}</p>;
  const margin = signed(t, best.margin, spread > 0 ? 1 : 0);
  return (
    <>
      <div className="hint-best">
        <h3>{sayMove(t, best.move)}</h3>
        <Reasons why={best.why} equal={others.filter(({ isEqual }) => isEqual)} />
        <Chance share={best.winChance} />
        <p>
          {spread > 0
            ? t('coach.hint.numbers', { margin, spread: decimal(t, spread, 1) })
            : t('coach.hint.certain', { margin })}
        </p>
        <div className="sheet-buttons">
          <Button
            onClick={() => {
              mark(placesOfMove(best.move));
              fold(true);
            }}
          >
            {t('coach.hint.show')}
          </Button>
          <Button isMain onClick={() => play(best.move)}>
            {t('coach.hint.play')}
          </Button>
        </div>
      </div>
      {others.length > 0 && (
        <>
          <h3 id="hint-others">{t('coach.hint.others')}</h3>
          <ol className="hint-others" aria-labelledby="hint-others">
            {others.slice(0, MOST_SHOWN).map((option, index) => (
              <Other key={index} option={option} />
            ))}
          </ol>
          {others.length > MOST_SHOWN && <p>{t('coach.hint.more', { count: others.length - MOST_SHOWN })}</p>}
        </>
      )}
    </>
  );
}

/** A probability as a bar with its number. */
function Chance({ share }: { readonly share: number }) {
  const t = useCoachT();
  return (
    <p className="hint-chance">
      <span>{t('coach.hint.chance', { chance: percent(t, share) })}</span>
      <span className="chance-bar" aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </p>
  );
}

function Other({ option }: { readonly option: HintMove }) {
  const t = useCoachT();
  const reason = option.why && sayWhy(t, option.why);
  const { mark, fold, isFolded } = useTableState();
  const places = placesOfMove(option.move);
  const leave = () => isFolded || mark([]); // folding removes the focused button, which is not the same as leaving
  return (
    <li>
      <button
        type="button"
        className="log-line"
        onPointerEnter={() => mark(places)}
        onPointerLeave={leave}
        onFocus={() => mark(places)}
        onBlur={leave}
        onClick={() => {
          mark(places);
          fold(true);
        }}
      >
        <span className="hint-cost">{option.isEqual ? '≈' : signed(t, -option.cost, 1)}</span>
        <span>
          {sayMove(t, option.move)}
          {reason && <span className="hint-because"> {reason}</span>}
        </span>
      </button>
    </li>
  );
}
