import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import generateSource from 'oazapfts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, toolFile } from '../../../../scripts/tools.ts';
import { type TestServer, openTestServer, Visitor } from '../../test/testServer.ts';
import { GAMES } from '../games.ts';
import { GAME_WIRES } from './wire/ofGame.ts';

let server: TestServer;
let source: string;
beforeAll(async () => {
  server = await openTestServer('sqlite', {}, ':memory:');
  source = JSON.stringify((await new Visitor(server.app).get('/openapi.json')).body);
});
afterAll(() => server.close());

interface Operation {
  readonly operationId: string;
  readonly security: unknown[];
  readonly responses: object;
  readonly 'x-callers': readonly string[];
}
interface OpenApi {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

test('it has every route, each with a name of its own, who may call it and what it answers', () => {
  const { paths } = JSON.parse(source) as OpenApi;
  for (const { method, url, isOpen, allows } of server.online.routes.specs) {
    const operation = paths[`/api${url}`.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const token = allows.includes('bot') ? [{ token: [] }] : [];
    expect(operation.security).toEqual([...(isOpen ? [{}] : []), { cookie: [] }, ...token]);
    expect(operation['x-callers']).toEqual([...(isOpen ? ['nobody'] : []), ...allows]);
    expect(operation.responses).toMatchObject({ 200: { content: expect.anything() }, 429: expect.anything() });
  }
  const names = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(new Set(names).size).toBe(server.online.routes.specs.length);
});

test('the socket has its messages as JSON Schema', async () => {
  const { body } = await new Visitor(server.app).get('/socket.json');
  const ajv = new Ajv2020({ strict: false });
  const check = ajv.compile(body as object);
  const request = { onVersion: 0, moves: [{ type: 'place', at: 5 }], key: 'k' };
  const match = 'a'.repeat(22);
  expect(check({ type: 'play', id: 1, match, request })).toBe(true);
  expect(check({ type: 'pong', id: 1, nowMs: 1 })).toBe(true);
  expect(check({ type: 'play', id: 1, match, request: { ...request, moves: [{ type: 'place', at: 17 }] } })).toBe(
    false,
  );
  expect(check({ type: 'dance' })).toBe(false);
});

test('every game with schemas shows its own forms', () => {
  const described = Object.keys(GAME_WIRES);
  expect(described).toEqual(expect.arrayContaining(['targi', 'targets']));
  expect(Object.keys(GAMES)).toEqual(expect.arrayContaining(described));
  const { schemas } = (JSON.parse(source) as OpenApi).components;
  for (const form of ['Move', 'View', 'Event', 'Score', 'Options']) {
    expect(schemas[form]).toMatchObject({ anyOf: described.map(() => expect.anything()) });
  }
});

test('a public linter has nothing to say against it', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: join(ROOT, 'openapi.json'), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

/** A client program as a developer would write it: views and moves of both games are typed. */
const PROGRAM = `
import { createMatch, getMatch, play, type TargiMove, type TargetsMove, type MatchPicture } from './client.ts';
const targi: TargiMove = { type: 'place', at: 5 };
const targets: TargetsMove = { type: 'flick', vxMmS: 0, vzMmS: 1200, highPm: 0, sidePm: 0 };
export async function main(id: string): Promise<void> {
  const made = await createMatch({ terms: { game: 'targi', options: { first: 'blue' }, seats: 2, clock: { kind: 'none' }, rated: false, visibility: 'private', chat: true } });
  if (made.status !== 200) throw new Error('refused');
  const answer = await getMatch(id);
  const picture: MatchPicture | undefined = answer.status === 200 ? answer.data : undefined;
  const view = picture?.play?.view;
  if (view && 'robber' in view) console.log(view.robber.toFixed(), view.blue.goods.dates);
  if (view && 'dice' in view) console.log(view.dice[0].pose?.xUm);
  await play(id, { onVersion: picture?.version ?? 0, moves: [targi, targets], key: 'k' });
  // @ts-expect-error there is no such place
  const wrong: TargiMove = { type: 'place', at: 17 };
  console.log(wrong);
}
`;

test('a client made from it by a public generator checks, with typed pictures and moves, and works', async () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/client-'));
  try {
    writeFileSync(join(folder, 'openapi.json'), source);
    writeFileSync(join(folder, 'client.ts'), await generateSource(join(folder, 'openapi.json')));
    writeFileSync(join(folder, 'program.ts'), PROGRAM);
    const options = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2024',
      allowImportingTsExtensions: true,
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...options, types: ['node'], skipLibCheck: true }, include: ['*.ts'] }),
    );
    try {
      execFileSync(process.execPath, [toolFile('typescript', 'tsc'), '-p', folder], { encoding: 'utf8' });
    } catch (error) {
      expect((error as { stdout: string }).stdout).toBe('');
    }
    expect(readFileSync(join(folder, 'client.ts'), 'utf8')).toContain('export function answerUndo(');
    const client = (await import(join(folder, 'client.ts'))) as {
      listGames(options: {
        readonly baseUrl: string;
      }): Promise<{ readonly data: readonly { readonly game: string }[] }>;
    };
    const { data } = await client.listGames({ baseUrl: await server.listen() });
    expect(data.map(({ game }) => game)).toEqual(Object.keys(GAMES));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
