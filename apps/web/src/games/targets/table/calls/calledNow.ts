import type { Move, Seat } from '@caravanserai/targets';
import type { LogEntry } from '../../client.ts';
import type { Shown } from '../show/director.ts';
import type { CallName } from './callMoves.ts';

export interface Called {
  readonly entry: LogEntry;
  readonly call: CallName;
  readonly isWrong: boolean;
}

const CALLED: Readonly<Partial<Record<Move['type'], CallName>>> = {
  targets: 'targets',
  double: 'double',
  pasVu: 'pasVu',
  begin: 'targets',
};

/** The call among the news. News may be shown before the table that contains it, so the latest log is searched too. */
export function calledNow({ news, snapshot }: Shown, latest: readonly LogEntry[]): Called | undefined {
  const isNews = ({ events }: LogEntry) => events.some((event) => news.includes(event));
  const entry = snapshot.log.findLast(isNews) ?? latest.findLast(isNews);
  const call = entry && CALLED[entry.move.type];
  return call && { entry, call, isWrong: entry.events.some(({ type }) => type === 'miscalled') };
}

/** Whether calls still need an explanation: nobody here has made one in this game. */
export function areCallsNew({ snapshot: { log, view, need } }: Shown, own: readonly Seat[]): boolean {
  const hasCalled = log.some(({ seat, move }) => own.includes(seat) && 'atMs' in move);
  return !hasCalled && view.options.calls === 'own' && need.kind !== 'over';
}
