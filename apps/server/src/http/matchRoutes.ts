import { err, type MatchId, ok, type Version } from '@caravanserai/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isSecret, publishedMs, withoutNames } from '../daily/secrecy.ts';
import type { Chat } from '../lobby/chat.ts';
import type { ServerNode } from '../node.ts';
import type { Done, From } from '../matches/types.ts';
import type { UndoRequest } from '../matches/undo.ts';
import { deviceIn } from './devices.ts';
import { makeFile, makeNotation } from './files.ts';
import { PLAYERS, type Routes } from './route.ts';
import * as S from './schemas.ts';
import { ChatLineSchema, GameFile, LogPageSchema, Moment, Picture } from './wire/picture.ts';

export interface MatchDeps extends Pick<
  ServerNode,
  'budgets' | 'daily' | 'matches' | 'pictures' | 'tables' | 'store' | 'engine' | 'attendance' | 'now'
> {
  readonly chat: Chat;
}

export function addMatchRoutes(routes: Routes, deps: MatchDeps): void {
  const { budgets, matches, pictures, tables, chat, attendance } = deps;

  async function pictureOf(id: MatchId, user: string | undefined): Promise<Done<unknown>> {
    const picture = await pictures.picture(id, user);
    return picture ? ok(picture) : err({ code: 'not-found' });
  }
  async function versioned(done: Promise<Done<Version>>): Promise<Done<{ readonly version: Version }>> {
    const result = await done;
    return result.ok ? ok({ version: result.value }) : result;
  }

  routes.seated({
    method: 'POST',
    url: '/matches',
    name: 'createMatch',
    allows: PLAYERS,
    summary:
      'Create an empty table. Its id is the link to it. The answer has the commitment of the shuffle. Sit down next.',
    body: S.CreateRequest,
    answer: Picture,
    budget: 'tables',
    async handle({ user, body, request }) {
      for (const _ of body.bots ?? []) {
        const refused = budgets.take('bots', { address: request.arrival.address, person: user.id });
        if (refused) return err(refused);
      }
      const created = await tables.create(user, body.terms, body.bots ?? [], body.invite ?? []);
      return created.ok ? pictureOf(created.value, user.id) : created;
    },
  });

  routes.open({
    method: 'GET',
    url: '/matches/:id',
    name: 'getMatch',
    summary: 'Read a match as you may see it.',
    params: S.MatchParams,
    answer: Picture,
    budget: 'pictures',
    handle: ({ params, caller }) => pictureOf(params.id as MatchId, caller.user?.id),
  });

  routes.open({
    method: 'GET',
    url: '/matches/:id/log',
    name: 'getLog',
    summary: 'Read older lines of a very long log, page by page. A picture has the latest.',
    params: S.MatchParams,
    query: S.LogQuery,
    answer: LogPageSchema,
    budget: 'pictures',
    async handle({ params, query, caller }) {
      const page = await pictures.logPage(params.id as MatchId, caller.user?.id, Number(query.before) as Version);
      return page ? ok(page) : err({ code: 'not-found' });
    },
  });

  routes.open({
    method: 'GET',
    url: '/matches/:id/at/:version',
    name: 'getMoment',
    summary: 'Read the table after the given number of lines of the log, as you could see it then.',
    params: S.MomentParams,
    answer: Moment,
    budget: 'pictures',
    async handle({ params, caller }) {
      const version = Number(params.version) as Version;
      const moment = await pictures.moment(params.id as MatchId, caller.user?.id, version);
      return moment ? ok(moment) : err({ code: 'not-found' });
    },
  });

  routes.seated({
    method: 'POST',
    url: '/matches/:id/sit',
    name: 'sitDown',
    allows: PLAYERS,
    summary: 'Take a seat. Taking the last seat starts the game.',
    params: S.MatchParams,
    body: S.SitRequest,
    answer: Picture,
    async handle({ user, params, body, request }) {
      const id = params.id as MatchId;
      const sat = await matches.sit(id, user, { ...body, ...fromOf(request) });
      return sat.ok ? pictureOf(id, user.id) : sat;
    },
  });

  routes.seated({
    method: 'POST',
    url: '/matches/:id/bot',
    name: 'seatServerBot',
    allows: PLAYERS,
    summary: 'Seat a computer opponent. Only the host can do this.',
    params: S.MatchParams,
    body: S.BotRequest,
    answer: Picture,
    budget: 'bots',
    async handle({ user, params, body }) {
      const id = params.id as MatchId;
      const sat = await tables.seatBot(id, user, body.bot, body.seat);
      return sat.ok ? pictureOf(id, user.id) : sat;
    },
  });

  routes.seated({
    method: 'POST',
    url: '/matches/:id/leave',
    name: 'leaveTable',
    allows: PLAYERS,
    summary: 'Leave a table that has not started.',
    params: S.MatchParams,
    handle: ({ user, params }) => matches.leave(params.id as MatchId, user.id),
  });

  routes.seated({
    method: 'POST',
    url: '/matches/:id/decline',
    name: 'declineInvitation',
    allows: PLAYERS,
    summary: 'Decline the seat that is reserved for you. The table is cancelled.',
    params: S.MatchParams,
    handle: ({ user, params }) => matches.decline(params.id as MatchId, user.id),
  });

  routes.seated({
    method: 'POST',
    url: '/matches/:id/play',
    name: 'play',
    allows: PLAYERS,
    summary: 'Play a batch of moves, all or none. Retries with the same key get the same answer.',
    params: S.MatchParams,
    body: S.PlaySchema,
    answer: S.Versioned,
    budget: 'plays',
    handle: ({ user, params, body, request }) =>
      versioned(
        matches.play(params.id as MatchId, user.id, { ...body, onVersion: body.onVersion as Version }, fromOf(request)),
      ),
  });

  routes.seated({
    method: 'POST',
    url: '/matches/:id/undo',
    name: 'askUndo',
    allows: PLAYERS,
    summary: 'Ask to undo everything after the version `to`.',
    params: S.MatchParams,
    body: S.UndoRequest,
    handle: ({ user, params, body }) => matches.askUndo(params.id as MatchId, user.id, undoRequest(body)),
  });

  routes.seated({
    method: 'POST',
    url: '/matches/:id/undo/answer',
    name: 'answerUndo',
    allows: PLAYERS,
    summary: 'Grant or decline the pending undo of this version. The player who asked can withdraw it.',
    params: S.MatchParams,
    body: S.AnswerRequest,
    handle: ({ user, params, body }) =>
      matches.answerUndo(params.id as MatchId, user.id, { ...undoRequest(body), granted: body.granted }),
  });

  const ENDINGS = {
    resign: ['Resign the game.', (id: MatchId, user: string) => matches.resign(id, user)],
    claim: [
      'Claim the win: the time of the player to act is up, or that player has been absent for too long.',
      (id: MatchId, user: string) => matches.claim(id, user, (match, seat) => attendance.isLongGone(match, seat)),
    ],
    abort: ['Abort a game before its second move.', (id: MatchId, user: string) => matches.abort(id, user)],
  } as const satisfies Record<string, readonly [string, (id: MatchId, user: string) => Promise<Done<Version>>]>;
  for (const [name, [summary, end]] of Object.entries(ENDINGS)) {
    routes.seated({
      method: 'POST',
      url: `/matches/:id/${name}`,
      name,
      allows: PLAYERS,
      summary,
      params: S.MatchParams,
      answer: S.Versioned,
      handle: ({ user, params }) => versioned(end(params.id as MatchId, user.id)),
    });
  }

  routes.seated({
    method: 'POST',
    url: '/matches/:id/rematch',
    name: 'askRematch',
    allows: PLAYERS,
    summary:
      'Get the table of the rematch, and your reserved seat there. The first request creates it. Sit down there next.',
    params: S.MatchParams,
    answer: Type.Object({ match: S.Id, seat: Type.String() }),
    budget: 'tables',
    handle: ({ user, params }) => tables.rematch(params.id as MatchId, user),
  });

  routes.seated({
    method: 'GET',
    url: '/matches/:id/chat',
    name: 'getChat',
    allows: PLAYERS,
    summary: 'Read the chat of your table.',
    params: S.MatchParams,
    answer: Type.Array(ChatLineSchema),
    handle: ({ user, params }) => chat.lines(params.id as MatchId, user.id, 0),
  });

  routes.seated({
    method: 'POST',
    url: '/matches/:id/chat',
    name: 'say',
    allows: PLAYERS,
    summary: 'Write a line of chat at your table.',
    params: S.MatchParams,
    body: S.SayRequest,
    answer: Type.Object({ n: Type.Integer({ description: 'the number of the line' }) }),
    budget: 'chat',
    handle: ({ user, params, body }) => chat.say(params.id as MatchId, user.id, body.text),
  });

  routes.open({
    method: 'GET',
    url: '/matches/:id/file',
    name: 'getGameFile',
    summary: 'Download a finished game: with the proof of its shuffle (json), or in the notation of the game.',
    params: S.MatchParams,
    query: S.FileQuery,
    answer: GameFile,
    otherTypes: { 'text/plain': { schema: Type.String() } },
    budget: 'pictures',
    async handle({ params, query, caller, reply }) {
      const stored = await matches.get(params.id as MatchId);
      if (!stored || !(await deps.daily.mayWatch(stored, caller.user?.id))) return err({ code: 'not-found' });
      const match = withoutNames(stored, caller.user?.id);
      const nowMs = deps.now();
      if (isSecret(match, nowMs)) {
        if (match.twin) return err({ code: 'not-now', detail: 'the other game on this deal is running' });
        const retryAfterMs = publishedMs(match) - nowMs;
        return err({ code: 'not-now', detail: 'a daily game is published when its date closes', retryAfterMs });
      }
      if (match.status !== 'over') return err({ code: 'wrong-status', detail: match.status });
      const entries = await deps.store.matches.entries(match.id, 0);
      if (query.format !== 'notation') return ok(await makeFile(deps.engine, match, entries, nowMs));
      reply.type('text/plain; charset=utf-8');
      reply.serializer((text: unknown) => String(text));
      return ok(await makeNotation(deps.engine, match, entries, nowMs));
    },
  });
}

function fromOf(request: FastifyRequest): From {
  return { address: request.arrival.address, device: deviceIn(request) };
}

function undoRequest({ onVersion, to }: { readonly onVersion: number; readonly to: number }): UndoRequest {
  return { onVersion: onVersion as Version, to: to as Version };
}
