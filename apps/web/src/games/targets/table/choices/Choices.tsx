import type { Move, Seat } from '@caravanserai/targets';
import { sayTargetsMove, targetsName } from '@caravanserai/texts/page';
import { Button } from '../../../../app/parts/Button.tsx';
import { useTable } from '../tableContext.ts';
import { usePeople } from '../words/people.ts';
import { useT } from '../../useT.ts';
import { OptionButtons } from './OptionButtons.tsx';
import { optionsAt } from './options.ts';

/** Actions other than flicking and calling. Always visible, whatever else is shown. */
export function Choices() {
  const t = useT();
  const table = useTable();
  const { shown, client, director } = table;
  const { need } = shown.snapshot;
  if (optionsAt(table).length > 0) return <OptionButtons />;
  if (shown.pause) return <GoOn />;
  if (shown.moment !== 'live') {
    if (shown.moment === 'past') return undefined;
    return (
      <div className="now-choices">
        <Button onClick={director.skip}>{t('targets.page.skip')}</Button>
      </div>
    );
  }
  if (need.kind !== 'calls') return undefined;
  const asked = need.seats.filter((seat) => client.own.includes(seat)); // «called for you» asks for a Double
  return (
    asked.length > 0 && (
      <div className="now-choices">
        {asked.map((seat) => (
          <DoubleOffer key={seat} seat={seat} />
        ))}
      </div>
    )
  );
}

function GoOn() {
  const t = useT();
  const { shown, client, director, act } = useTable();
  const { need } = shown.snapshot;
  const isPassing = shown.moment === 'live' && shown.pause === 'calls';
  const passing = need.kind === 'calls' ? need.seats.filter((seat) => client.own.includes(seat)) : [];
  if (isPassing && passing.length === 0) return undefined; // already passed, or a spectator
  return (
    <div className="now-choices">
      <Button
        isMain
        className="go-on"
        onClick={() => (isPassing ? passing.forEach((seat) => act(seat, { type: 'pass' })) : director.goOn())}
      >
        {t('targets.page.goOn')}
      </Button>
    </div>
  );
}

function DoubleOffer({ seat }: { readonly seat: Seat }) {
  const t = useT();
  const people = usePeople();
  const { act, call } = useTable();
  const pass: Move = { type: 'pass' };
  return (
    <>
      <Button isMain onClick={() => call(seat, 'double')}>
        {targetsName(t, seat, people)} · {t('targets.page.call.double')}
      </Button>
      <Button onClick={() => act(seat, pass)}>{sayTargetsMove(t, pass)}</Button>
    </>
  );
}
