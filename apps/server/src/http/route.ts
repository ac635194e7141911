import { err, type OnlineCode, type OnlineError } from '@caravanserai/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Asker, Budgets } from '../limits/budgets.ts';
import type { RateName } from '../limits/limits.ts';
import type { Done } from '../matches/types.ts';
import type { SessionRow, UserRow } from '../storage/userStore.ts';
import { Nothing } from './schemas.ts';

export const STATUS = {
  malformed: 400,
  unauthorized: 401,
  'wrong-password': 401,
  forbidden: 403,
  'not-seated': 403,
  'not-found': 404,
  'not-your-turn': 409,
  'stale-version': 409,
  'wrong-status': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'name-taken': 409,
  'not-now': 409,
  'undos-used': 409,
  'aborts-used': 409,
  'too-many-games': 409,
  'other-rules': 410,
  'too-large': 413,
  illegal: 422,
  'key-reused': 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
  'engine-timeout': 503,
} as const satisfies Record<OnlineCode, number>; // a new code does not compile without a status

/** Kinds of callers that have a session: guests and accounts in browsers, bots with tokens. */
export const PLAYERS = ['guest', 'account', 'bot'] as const;
export const PEOPLE = ['guest', 'account'] as const;
export const ACCOUNTS = ['account'] as const;
export type CallerKind = (typeof PLAYERS)[number];

/** The caller of a request, as far as it is known. */
export interface Caller {
  readonly user?: UserRow;
  readonly token?: string;
  readonly session?: SessionRow;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    budget?: RateName;
    isPublic?: boolean; // readable by pages of other origins
    isApi?: boolean; // counted together with its session
  }
}

export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One operation of the API. Its schemas validate requests and generate the OpenAPI document. */
export interface RouteSpec<P extends TSchema, Q extends TSchema, B extends TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly name: string; // operation id, for client generators
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer?: TSchema; // for the OpenAPI document; default: an empty object
  readonly answerType?: string; // media type, if it is not JSON
  /** Alternative media types of the answer. */
  readonly otherTypes?: Readonly<Record<string, { readonly schema: TSchema }>>;
  /** Rate limit, by person and by address. */
  readonly budget?: RateName;
  handle(call: Call<Static<P>, Static<Q>, Static<B>>): Promise<Done<unknown>>;
}
/** A route as the OpenAPI document needs it. */
export interface AnySpec extends Omit<RouteSpec<TSchema, TSchema, TSchema>, 'handle' | 'answer'> {
  readonly answer: TSchema;
  readonly isOpen: boolean; // to callers without a session, too
  readonly allows: readonly CallerKind[];
}

/** Like `RouteSpec`, for callers with a session. */
export interface SeatedSpec<P extends TSchema, Q extends TSchema, B extends TSchema> extends Omit<
  RouteSpec<P, Q, B>,
  'handle'
> {
  /** Who may call it; default: guests and accounts. A bot token can use only routes that list bots here. */
  readonly allows?: readonly CallerKind[];
  handle(call: Call<Static<P>, Static<Q>, Static<B>> & { readonly user: UserRow }): Promise<Done<unknown>>;
}

export class Routes {
  readonly #app: FastifyInstance;
  readonly #budgets: Budgets;
  readonly #specs: AnySpec[] = [];

  constructor(app: FastifyInstance, budgets: Budgets) {
    this.#app = app;
    this.#budgets = budgets;
  }

  get specs(): readonly AnySpec[] {
    return this.#specs;
  }

  open<P extends TSchema, Q extends TSchema, B extends TSchema>(spec: RouteSpec<P, Q, B>): void {
    this.#add(spec, PLAYERS, true);
  }

  #add<P extends TSchema, Q extends TSchema, B extends TSchema>(
    spec: RouteSpec<P, Q, B>,
    allows: readonly CallerKind[],
    isOpen: boolean,
  ): void {
    const { method, url, params = Nothing, query = Nothing, body, answer = Nothing, handle } = spec;
    this.#specs.push({ ...(spec as unknown as AnySpec), answer, allows, isOpen });
    this.#app.route({
      method,
      url,
      exposeHeadRoute: spec.answerType === undefined, // a streamed answer needs a reader, and HEAD has none
      schema: { params, querystring: query, ...(body ? { body } : {}) },
      config: { budget: spec.budget ?? (method === 'GET' ? 'reads' : 'writes'), isPublic: isOpen && method === 'GET' },
      handler: async (request, reply) => {
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          caller: request.caller,
          request,
          reply,
        };
        const work = () => handle(call as Call<Static<P>, Static<Q>, Static<B>>);
        const done = await (spec.budget === 'passwords' ? this.#withRoom(request, work) : work());
        if (done.ok) return done.value ?? {};
        return refuse(reply, done.error);
      },
    });
  }

  /** For a route that checks a password in some of its requests only: these count like those of a route with that budget. */
  async checkingPassword<T>(request: FastifyRequest, work: () => Promise<Done<T>>): Promise<Done<T>> {
    const refused = this.#budgets.take('passwords', askerOf(request));
    return refused ? err(refused) : this.#withRoom(request, work);
  }

  /** Limits concurrent password checks per caller, since hashing is slow by design. */
  async #withRoom<T>(request: FastifyRequest, work: () => Promise<Done<T>>): Promise<Done<T>> {
    const asker = askerOf(request);
    const refused = this.#budgets.hold('passwords', asker);
    if (refused) return err(refused);
    try {
      return await work();
    } finally {
      this.#budgets.release('passwords', asker);
    }
  }

  seated<P extends TSchema, Q extends TSchema, B extends TSchema>(spec: SeatedSpec<P, Q, B>): void {
    const { allows = PEOPLE } = spec;
    const handle: RouteSpec<P, Q, B>['handle'] = async (call) => {
      const { user } = call.caller;
      if (!user) return err({ code: 'unauthorized' });
      if (!allows.some((kind) => kind === user.kind))
        return err({ code: 'forbidden', detail: `not for ${user.kind}s` });
      return spec.handle({ ...call, user });
    };
    this.#add<P, Q, B>({ ...spec, handle }, allows, false);
  }
}

function askerOf({ arrival: { address }, caller: { user } }: FastifyRequest): Asker {
  return { address, ...(user ? { person: user.id } : {}) };
}

export function refuse(reply: FastifyReply, error: OnlineError): OnlineError {
  reply.code(STATUS[error.code]);
  if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS);
  return error;
}
