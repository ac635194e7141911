import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { closesMs, type DailyDate, err, isDailyDate, type MatchId, ok } from '@caravanserai/contract';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { isSecret, withoutNames } from '../daily/secrecy.ts';
import { hostOf } from '../games.ts';
import type { Asker } from '../limits/budgets.ts';
import { EXPORT_WAIT_MS } from '../limits/limits.ts';
import { addressKey } from '../limits/address.ts';
import { OtherRulesError } from '../matches/table.ts';
import type { Done } from '../matches/types.ts';
import type { ServerNode } from '../node.ts';
import type { Hub, StreamRequest } from '../socket/hub.ts';
import { streamOutlet } from '../socket/outlet.ts';
import type { Whose } from '../storage/matchStore.ts';
import { DailyParams } from './dailyRoutes.ts';
import { ShotLine } from './shotRoutes.ts';
import { makeFile } from './files.ts';
import { type Call, PLAYERS, type Routes } from './route.ts';
import * as S from './schemas.ts';
import { LobbyStream, MatchStream, MineStream } from './wire/messages.ts';
import { GameFile } from './wire/picture.ts';
import { closed } from './wire/schema.ts';

const LINES = 'application/x-ndjson';
const EXPORTED_AT_ONCE = 50; // rows read per statement

type AnyCall = Call<unknown, unknown, unknown>;

/** Streamed answers: one JSON object per line, for clients without a WebSocket. */
export function addStreamRoutes(routes: Routes, node: ServerNode, hub: Hub): void {
  const { budgets, daily, shots, store, engine, matches, now } = node;

  /** Counts against the same limit as sockets. */
  function listen(call: AnyCall, request: StreamRequest): Done<undefined> {
    const asker = askerOf(call);
    const refused = budgets.hold('sockets', asker);
    if (refused) return err(refused);
    const answer = begin(call.reply);
    if (answer.destroyed) {
      budgets.release('sockets', asker); // the reader left during the lookup, so no `close` event will follow
      return ok(undefined);
    }
    const end = hub.follow(streamOutlet(answer), asker, request, call.caller.session);
    answer.once('close', () => {
      end();
      budgets.release('sockets', asker);
    });
    return ok(undefined);
  }

  routes.open({
    method: 'GET',
    url: '/matches/:id/stream',
    name: 'streamMatch',
    summary: 'Stream a match as you may see it, and its changes: the messages of the socket, one per line.',
    params: S.MatchParams,
    answer: MatchStream,
    answerType: LINES,
    budget: 'connects',
    async handle(call) {
      const match = call.params.id as MatchId;
      const row = await matches.get(match);
      return row && (await daily.mayWatch(row, call.caller.user?.id))
        ? listen(call, { match })
        : err({ code: 'not-found' });
    },
  });

  routes.open({
    method: 'GET',
    url: '/lobby/stream',
    name: 'streamLobby',
    summary: 'Stream the open tables, now and after each change: one list per line.',
    answer: LobbyStream,
    answerType: LINES,
    budget: 'connects',
    handle: async (call) => listen(call, 'lobby'),
  });

  routes.seated({
    method: 'GET',
    url: '/mine/stream',
    name: 'streamMine',
    allows: PLAYERS,
    summary:
      'Stream the games that wait for you and the tables that reserve a seat for you, now and after each change: one list per line.',
    answer: MineStream,
    answerType: LINES,
    budget: 'connects',
    handle: async (call) => listen(call, 'mine'),
  });

  /** Games under unknown rules are left out, and so are daily games until they are published. */
  async function* filesOf({ game, since }: ExportRequest, whose: Whose): AsyncGenerator<object> {
    let after = { ms: Number(since ?? 0) - 1, id: '' };
    for (;;) {
      const rows = await store.matches.finished(after, EXPORTED_AT_ONCE, whose);
      const nowMs = now();
      for (const row of rows.filter(({ terms }) => game === undefined || terms.game === game)) {
        if (isSecret(row, nowMs)) continue;
        const match = withoutNames(row, whose.user);
        const entries = await store.matches.entries(row.id, 0);
        const file = await makeFile(engine, match, entries, nowMs).catch(unlessOtherRules);
        if (file) yield file;
      }
      const last = rows.at(-1);
      if (!last) return;
      after = { ms: last.changedMs, id: last.id };
    }
  }

  async function send(
    reply: FastifyReply,
    asker: Asker,
    request: ExportRequest,
    whose: Whose = {},
  ): Promise<Done<undefined>> {
    if (request.game !== undefined && !hostOf(request.game)) return err({ code: 'not-found' });
    return sendLines(reply, asker, filesOf(request, whose));
  }

  /** Sent at the reader's pace. */
  async function sendLines(reply: FastifyReply, asker: Asker, lines: AsyncIterable<object>): Promise<Done<undefined>> {
    const refused = budgets.hold('exports', asker);
    if (refused) return err(refused);
    const answer = begin(reply);
    try {
      for await (const line of lines)
        if (answer.destroyed || !(await written(answer, `${JSON.stringify(line)}\n`))) return ok(undefined);
      answer.end();
    } catch (error) {
      answer.destroy(); // aborted, so that it cannot be taken for complete
      throw error;
    } finally {
      budgets.release('exports', asker);
    }
    return ok(undefined);
  }

  routes.open({
    method: 'GET',
    url: '/export',
    name: 'exportGames',
    summary: 'Export all finished public games, the oldest first: one game file per line.',
    query: ExportQuery,
    answer: GameFile,
    answerType: LINES,
    budget: 'exports',
    handle: (call) => send(call.reply, askerOf(call), call.query),
  });

  routes.seated({
    method: 'GET',
    url: '/mine/export',
    name: 'exportMyGames',
    allows: PLAYERS,
    summary: 'Export all your finished games, private ones included, the oldest first: one game file per line.',
    query: ExportQuery,
    answer: GameFile,
    answerType: LINES,
    budget: 'exports',
    handle: (call) => send(call.reply, askerOf(call), call.query, { user: call.user.id }),
  });

  routes.open({
    method: 'GET',
    url: '/daily/:game/:date/games',
    name: 'exportDailyGames',
    summary: 'Export all ranked games of a closed date, without names, the oldest first: one game file per line.',
    params: DailyParams,
    answer: GameFile,
    answerType: LINES,
    budget: 'exports',
    async handle(call) {
      const { game, date } = call.params;
      if (!hostOf(game)?.daily) return err({ code: 'not-found' });
      const closed = untilClosed(date);
      return closed.ok ? send(call.reply, askerOf(call), { game }, { daily: { game, date } }) : closed;
    },
  });

  routes.open({
    method: 'GET',
    url: '/shots/:game/:date/tries',
    name: 'exportShots',
    summary: 'Export all tries at the shot of a closed date, without names: one player per line.',
    params: DailyParams,
    answer: ShotLine,
    answerType: LINES,
    budget: 'exports',
    async handle(call) {
      const { game, date } = call.params;
      if (!hostOf(game)?.shots) return err({ code: 'not-found' });
      const closed = untilClosed(date);
      return closed.ok ? sendLines(call.reply, askerOf(call), shots.files(game, date)) : closed;
    },
  });

  /** Refused while the date is open, since its games would reveal the secret. */
  function untilClosed(date: DailyDate): Done<undefined> {
    if (!isDailyDate(date)) return err({ code: 'not-found' });
    const leftMs = closesMs(date) - now();
    return leftMs > 0
      ? err({ code: 'not-now', detail: 'the date is not closed', retryAfterMs: leftMs })
      : ok(undefined);
  }
}

const ExportQuery = closed({
  game: Type.Optional(S.GameParams.properties.game),
  since: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,15}$', description: 'games that ended at this time or later, in ms since 1970' }),
  ),
});
interface ExportRequest {
  readonly game?: string;
  readonly since?: string;
}

function askerOf({ caller, request }: AnyCall): Asker {
  const address = addressKey(request.arrival.address);
  return { address, ...(caller.user ? { person: caller.user.id } : {}) };
}

/** From here on we write to the raw response; Fastify no longer handles it. */
function begin(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const headers = { ...reply.getHeaders(), 'content-type': LINES, 'x-accel-buffering': 'no' };
  reply.raw.writeHead(200, headers as Record<string, string>);
  reply.raw.flushHeaders();
  return reply.raw;
}

/** Whether the reader took it; a reader that takes too long is disconnected. */
export async function written(answer: ServerResponse, text: string): Promise<boolean> {
  if (answer.destroyed) return false;
  if (answer.write(text)) return true;
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(EXPORT_WAIT_MS)]);
  try {
    await Promise.race([once(answer, 'drain', { signal }), once(answer, 'close', { signal })]);
  } catch {
    answer.destroy();
  } finally {
    settled.abort(); // removes the listener of the event that did not happen
  }
  return !answer.destroyed;
}

function unlessOtherRules(error: unknown): undefined {
  if (!(error instanceof OtherRulesError)) throw error;
}
