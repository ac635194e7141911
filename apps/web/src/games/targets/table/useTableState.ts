import type { DieId, Move, Seat } from '@caravanserai/targets';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type CallName, callMoves } from './calls/callMoves.ts';
import type { Director } from './show/director.ts';
import type { TableClient } from '../client.ts';
import type { Panel, TableState } from './tableContext.ts';

export function useTableState(client: TableClient, director: Director, isGuided: boolean): TableState {
  const shown = useSyncExternalStore(director.subscribe, director.shown);
  const [panel, openPanel] = useState<Panel>();
  const [explained, explain] = useState<DieId>();
  const [choosing, setChoosing] = useState<TableState['choosing']>();
  const [pointed, pointAt] = useState<TableState['pointed']>([]);
  const [giving, give] = useState<DieId>();
  const [making, make] = useState<TableState['making']>();
  const [refused, setRefused] = useState<TableState['refused']>();

  const actions = useMemo(() => {
    function refuse(error: NonNullable<TableState['refused']>['error']): void {
      setRefused({ error, version: director.shown().snapshot.version });
    }
    async function ask(seat: Seat, move: Move): Promise<void> {
      const done = await client.act(seat, move);
      if (!done.ok) refuse(done.error);
    }
    function act(seat: Seat, move: Move): void {
      setRefused(undefined);
      explain(undefined);
      give(undefined);
      void ask(seat, move);
    }
    function chooseCall(seat: Seat | undefined, move: Move | undefined): void {
      setChoosing(undefined);
      client.wait(false);
      if (seat && move) act(seat, move);
    }
    function call(seat: Seat, name: CallName): void {
      const { moment, pause, snapshot, lying } = director.shown();
      if (moment !== 'live' && pause !== 'calls') return refuse('too-soon');
      const moves = callMoves({ ...snapshot, lying }, seat, name, director.atMs());
      if (moves.length === 1) return act(seat, moves[0]);
      client.wait(true);
      setRefused(undefined);
      setChoosing({ seat, moves });
      return undefined;
    }
    return { act, chooseCall, call, complain: refuse };
  }, [client, director]);

  return {
    client,
    director,
    shown,
    panel,
    openPanel,
    explained,
    explain,
    choosing,
    giving,
    give,
    call: actions.call,
    chooseCall: (move) => actions.chooseCall(choosing?.seat, move),
    refused: refused?.version === shown.snapshot.version ? refused : undefined,
    act: actions.act,
    complain: actions.complain,
    making,
    make,
    isGuided,
    pointed,
    pointAt,
  };
}
