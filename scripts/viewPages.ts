import { GAME_WIRES } from '../apps/server/src/http/wire/ofGame.ts';
import { Picture, Update } from '../apps/server/src/http/wire/picture.ts';
import { PlaySchema, Refused } from '../apps/server/src/http/schemas.ts';
import * as targetsRules from '@caravanserai/targets/rules';
import * as targiRules from '@caravanserai/targi/rules';
import { translator } from '@caravanserai/texts';
import { known } from '@caravanserai/contract';
import type { Form } from '../apps/server/src/http/wire/fault.ts';
import { fieldTable, formOf, named, namesIn, table, variantTable } from './viewPages/forms.ts';
import type { Guide, Phase } from './viewPages/guide.ts';
import { targetsGuide } from './viewPages/targets.ts';
import { targiGuide } from './viewPages/targi.ts';

/** What a bot receives and sends in each game, from the server's schemas and the game's guide. */

const t = translator('en');
/** Types with a section of their own. */
const SHOWN = new Set(['Options', 'Move', 'View', 'Event', 'Score']);

export function viewTargetsPage(): string {
  const reasons = Object.entries(targetsRules.REASONS).map(([reason, rule]) => [
    reason,
    t(`targets.reason.${reason as targetsRules.Reason}`),
    rule,
  ]);
  return page(targetsGuide, reasons);
}

export function viewTargiPage(): string {
  const reasons = Object.entries(targiRules.REASONS).map(([reason, rule]) => [
    reason,
    t(`targi.reason.${reason as targiRules.Reason}`),
    rule,
  ]);
  return page(targiGuide, reasons);
}

function page(guide: Guide, reasons: readonly (readonly string[])[]): string {
  const { game, title, intro, decide, sections } = guide;
  const wire = known(GAME_WIRES[game]);
  const name = `${game.charAt(0).toUpperCase()}${game.slice(1)}`;
  const names = namesIn(formOf(wire.view)).filter((each) => each !== `${name}Options`);
  const more = [wire.move, wire.event, wire.score]
    .flatMap((schema) => namesIn(formOf(schema)))
    .filter((each) => !names.includes(each));
  const around = namesIn(formOf(Picture)).filter((each) => !SHOWN.has(each) && each !== 'MatchPicture');
  return `${[
    `<!-- Made by \`npm run docs\` from apps/server/src/http/wire and scripts/viewPages/${game}.ts. Do not edit. -->`,
    `# ${title}`,
    `This page describes every field that the server sends about a game of ${name}, and every move that a bot can send. A running server has the same as JSON Schema at \`/api/openapi.json\`. [protocol.md](protocol.md) describes the requests, and [write-a-bot.md](write-a-bot.md) a complete bot to start from.`,
    ...intro,
    '## A first game',
    ...firstGame(guide),
    '## How a bot plays',
    LOOP,
    decide.map((line, i) => `${i + 1}. ${line}`).join('\n'),
    '## What to send',
    `\`${guide.phaseField}\` is the pending decision, and \`play.toAct\` lists the seats to act. «You» is your seat, \`play.view.viewer\`.`,
    phaseTable(guide.phases),
    ...sections.flatMap(({ heading, text }) => [`## ${heading}`, ...text]),
    '## View',
    `\`play.view\` contains what your seat may see.`,
    fieldTable(formOf(wire.view)),
    ...[...new Set([...names, ...more])].flatMap((each) => section(each)),
    '## Move',
    'Each move has a `type` and exactly these fields.',
    variantTable(formOf(wire.move), '`type`'),
    '## MatchPicture',
    '`GET /api/matches/ID`, and `match` on the socket.',
    fieldTable(formOf(Picture)),
    `An \`update\` has the same fields without ${missing(formOf(Picture), formOf(Update))}, and \`from\`.`,
    ...around.flatMap((each) => section(each)),
    '## Play',
    '`POST /api/matches/ID/play`, or `play` on the socket.',
    fieldTable(formOf(PlaySchema)),
    '## Refusal',
    'A refused request changes nothing. Only `code` is always present.',
    fieldTable(formOf(Refused)),
    REFUSALS,
    '### Reasons of this game',
    'With `"code": "illegal"`.',
    table(
      ['`reason`', 'Meaning', 'Rule'],
      reasons.map(([reason, text, rule]) => [`\`${reason}\``, `${text}`, `[${rule}](rules/${game}.md#${rule})`]),
    ),
    '## Event',
    'The `log` contains the events of each move. Each event has a `type` and these fields.',
    variantTable(formOf(wire.event), '`type`'),
    '## Score',
    fieldTable(formOf(wire.score)),
    '## Options',
    'The options of a table, in `terms.options`. Options with their default value can be omitted.',
    fieldTable(formOf(wire.options)),
  ].join('\n\n')}\n`;
}

/** `bots.test.ts` of the server runs these commands. */
function firstGame({ game, opponent }: Guide): readonly string[] {
  const terms = {
    game,
    options: {},
    seats: 2,
    clock: { kind: 'none' },
    rated: false,
    visibility: 'private',
    chat: false,
  };
  const body = (value: object) => `-H 'content-type: application/json' -d '${JSON.stringify(value)}'`;
  return [
    'Run `npm start` in the repository. A guest needs no account and can play against a computer opponent:',
    [
      '```sh',
      `curl -c jar -X POST localhost:3000/api/session ${body({})}`,
      `curl -b jar -X POST localhost:3000/api/matches ${body({ terms, bots: [opponent] })}   # → its id`,
      `curl -b jar -X POST localhost:3000/api/matches/ID/sit ${body({ nonce: '00112233445566778899aabbccddeeff' })}   # → the picture; the game has started`,
      '```',
    ].join('\n'),
    '`GET /api/games` lists the computer opponents (`bots`), the numbers of seats and the default options. A bot with an account of its own sends the header `Authorization: Bearer TOKEN` with every request in place of the cookie ([write-a-bot.md](write-a-bot.md#online)).',
  ];
}

const LOOP = [
  'A bot takes a seat, reads the picture, sends a move, and reads the picture again ([protocol.md](protocol.md#write-a-bot) describes the requests):',
  '',
  '```',
  'POST /api/matches/ID/sit    {"nonce": "32 random hex digits"}',
  'GET  /api/matches/ID        → the picture: version, play.view, play.toAct, play.moves, rest',
  'POST /api/matches/ID/play   {"onVersion": VERSION, "moves": [MOVE], "key": "a new value for each decision"}',
  '```',
  '',
  'Over the socket, `{"type":"watch","match":ID}` requests the picture, and an `update` after each change. `GET /api/matches/ID/stream` returns the same messages, one per line, in an answer that does not end. A bot that requests the picture again and again does so at most twice a second ([limits](operations.md#limits)). For each picture:',
].join('\n');

const REFUSALS = table(
  ['`code`', 'What to do'],
  [
    ['`stale-version`', 'another player acted first: read the new picture and decide again'],
    [
      '`not-now`',
      'wait `retryAfterMs` if present and repeat the request; otherwise `detail` names the missing condition',
    ],
    ['`not-your-turn`', 'you are not in `toAct`; `phase` is the pending decision'],
    ['`illegal`', '`reason` is listed below, `at` is the index of the move, `phase` the pending decision'],
    ['`malformed`', '`path` is the field, `detail` its requirements'],
    ['`too-many`', 'wait `retryAfterS` seconds'],
    ['`wrong-status`', 'the match is over, or has not started'],
    ['`unavailable`, `engine-timeout`', 'repeat the request with the same key'],
  ],
);

function phaseTable(phases: readonly Phase[]): string {
  const rows = phases.flatMap(({ name, who, moves }) =>
    moves.length === 0
      ? [[`\`${name}\``, who, '', '']]
      : moves.map(({ when, example }, i) => [
          i === 0 ? `\`${name}\`` : '',
          i === 0 ? who : '',
          when,
          `\`${JSON.stringify(example)}\``,
        ]),
  );
  return table(['Phase', 'Seats to act', 'Legal if', 'Example'], rows);
}

function section(name: string): string[] {
  const form = named(name);
  const words = form.description === undefined ? [] : [`${form.description}.`];
  if (form.enum) return [`### ${name}`, ...words, form.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ')];
  return [`### ${name}`, ...words, form.anyOf ? variantTable(form, variantHead(form)) : fieldTable(form)];
}

function variantHead({ anyOf = [] }: Form): string {
  const tags = anyOf.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, each]) => ('const' in each ? [name] : [])),
  );
  return tags[0] === undefined ? 'Form' : `\`${tags[0]}\``;
}

function missing(whole: Form, part: Form): string {
  const names = Object.keys(whole.properties ?? {}).filter((name) => !Object.hasOwn(part.properties ?? {}, name));
  return names.map((name) => `\`${name}\``).join(', ');
}
