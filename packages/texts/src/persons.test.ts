import { describe, expect, test } from 'vitest';
import { translator, WORDS } from './everything.ts';
import { flatten } from './flatten.ts';
import { LANGUAGES } from './languages.ts';
import { SUBJECTS, YOU } from './words.ts';

const english = new Map(flatten(WORDS.en));
const PLAYERS = ['seat', 'seats', 'name', 'names', 'winner', 'opponent', 'by', 'of', 'from'] as const;

// Sentences with one of these variables that never address the reader, and why.
const NEVER_YOU: readonly (readonly [RegExp, string])[] = [
  [/^terminal\./, 'the terminal goes by colours and names of bots'],
  [/^(pages\.board|board\.place\.border|targi\.move|play\.(numberAndName|more|less))/, 'names a card'],
  [/^^targi\.event\.(markerMoved)$/, '`from` is a place'],
  [/^board\.info\.closes$/, 'the card is closed to the other player'],
  [
    /^(board\.player\.label|table\.nameAndColour|targets\.(die|total|page\.player\.partner))$/,
    'a name beside a colour or a partner, no sentence',
  ],
  [/^play\.(whose|curtain)\.|^online\.undo\.asks$/, 'the reader has a sentence of their own, or is given a name'],
  [
    /^online\.lists\.(waits|theirTurn)$|^shell\.games\.(toMove|result)$/,
    'the reader’s turn and result have keys of their own',
  ],
  [/^online\.(room|account)\.|^online\.lists\.account$|^targets\.page\.race\./, 'speaks to the reader about a name'],
  [/^online\.menu\./, 'speaks to the reader about the opponent'],
  [
    /^online\.ending\.winners$|^targets\.event\.goldenStarted\.|^targets\.page\.now\./,
    'a list of players goes by names',
  ],
  [/^server\.push\.table$/, 'only the others are listed'],
  [/^targets\.option\.first\.named$/, 'a rule of the table, the same for all who read it'],
  [/^targets\.page\.words\.puck$/, 'only the others’ towers are listed'],
  [/^targets\.show\.aims$/, 'only others are watched as they aim'],
];

function playersIn(text: string): string[] {
  return PLAYERS.filter((name) => text.includes(`{{${name}}}`));
}

function formOf(key: string, name: string): string {
  return `${key}_${SUBJECTS.some((subject) => subject === name) ? 'you' : `${name}You`}`;
}

const bases = [...english].filter(([key]) => !/_(you|[a-z]+You)$/.test(key));
const spoken = bases.flatMap(([key, text]) =>
  NEVER_YOU.some(([pattern]) => pattern.test(key)) ? [] : playersIn(text).map((name) => [key, name] as const),
);

test('every sentence with a player has a form for «you», or a reason not to', () => {
  expect(spoken.filter(([key, name]) => !english.has(formOf(key, name)))).toEqual([]);
});

test('every reason is needed', () => {
  const idle = NEVER_YOU.filter(
    ([pattern]) => !bases.some(([key, text]) => pattern.test(key) && playersIn(text).length > 0),
  );
  expect(idle).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  const t = translator(language) as unknown as (key: string, values: object) => string;

  test.each(spoken)('%s by name and to you: %s', (key, name) => {
    const names = [...english.get(key)!.matchAll(/\{\{(\w+)\}\}/g)].map(([, variable]) => variable);
    const values = Object.fromEntries(names.map((variable) => [variable, `<${variable}>`]));
    const named = t(key, values);
    const toYou = t(key, { ...values, [name]: YOU });
    expect(named).toContain(`<${name}>`);
    expect(toYou).not.toContain(`<${name}>`);
    expect(`${named} ${toYou}`).not.toMatch(/\{\{|\[object|undefined/);
    for (const other of names) if (other !== name) expect(toYou).toContain(`<${other}>`);
  });
});
