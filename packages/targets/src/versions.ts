import { assert, ok, type Result } from '@caravanserai/contract';
import type { GameFileError } from './gamefile.ts';
import * as today from './index.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import type * as Physics from './physics/index.ts';
import { type GameRecord, RULES_VERSION } from './record.ts';
import { noCalls } from './state.ts';

type EngineParts = Pick<
  typeof today,
  | 'blackUnder'
  | 'callers'
  | 'checkOptions'
  | 'clone'
  | 'discUnder'
  | 'flickOf'
  | 'guess'
  | 'hashState'
  | 'init'
  | 'makeGame'
  | 'needs'
  | 'openCalls'
  | 'parseGame'
  | 'parseMove'
  | 'playUnchecked'
  | 'playWith'
  | 'refusalOf'
  | 'replay'
  | 'sceneOf'
  | 'score'
  | 'targetsWith'
  | 'toAct'
  | 'victimOf'
  | 'view'
>;
type LaterParts = Pick<typeof today, 'isClosing' | 'seenDie' | 'toActFor' | 'undecided'>; // not in all of them
type PhysicsParts = Pick<typeof Physics, 'checkFlick' | 'flick' | 'loadPhysics' | 'STEP_HZ'>;

/** One version of the game, whole: its rules, its notation, and the physics that go with them. */
export interface Rules extends EngineParts, LaterParts, PhysicsParts {
  readonly version: number;
}

/** What `frozen/make.ts` keeps of a version that is given up. */
export interface Frozen {
  readonly rules: EngineParts & Partial<LaterParts>;
  readonly physics: PhysicsParts;
}

/** Fetched when the first game asks for them, as physics are of any version. */
const FROZEN: Readonly<Record<number, () => Promise<Frozen>>> = {
  1: () => import('../frozen/1/rules.js'),
  2: () => import('../frozen/2/rules.js'),
};

/** Every version that can be played to its end and replayed; new games follow the last. */
export const RULES_VERSIONS: readonly number[] = [...new Set([...Object.keys(FROZEN).map(Number), RULES_VERSION])];

async function current(): Promise<Frozen> {
  return { rules: today, physics: await import('./physics/index.ts') };
}

const loaded = new Map<number, Promise<Rules>>();

export function isRulesVersion(version: unknown): version is number {
  return RULES_VERSIONS.some((known) => known === version);
}

/** The rules that a game of this version follows, the physics ready to roll. Ask `isRulesVersion` first. */
export function rulesOf(version: number): Promise<Rules> {
  const rules = loaded.get(version) ?? load(version);
  loaded.set(version, rules);
  rules.catch(() => loaded.delete(version)); // the network may be back the next time
  return rules;
}

async function load(version: number): Promise<Rules> {
  assert(isRulesVersion(version), `rules version ${version} is known`);
  const { rules, physics } = await (version === RULES_VERSION ? current() : FROZEN[version]());
  await physics.loadPhysics();
  const { checkFlick, flick, loadPhysics, STEP_HZ } = physics;
  const engine = { ...earlierParts(rules), ...rules } as EngineParts & LaterParts;
  const all: Rules = { ...engine, checkFlick, flick, loadPhysics, STEP_HZ, version };
  return version === RULES_VERSION ? all : { ...all, ...inTodaysForm(rules, physics) };
}

/** For a version that has not got them. */
function earlierParts({ callers, toAct }: EngineParts): LaterParts {
  return {
    // Before version 2 only those were asked at a round's end who had something to call, and everybody knew of them.
    isClosing: () => false,
    toActFor: toAct,
    undecided: callers,
    // Before version 3 what fell off a tower went back at once.
    seenDie(s, id) {
      const die = s.dice.find((one) => one.die === id);
      assert(die !== undefined, `${id} plays`);
      return die;
    },
  };
}

/** What is shown of an old game has every field that pages and bots read today. */
function inTodaysForm({ view }: EngineParts, { flick }: PhysicsParts): Pick<Rules, 'flick' | 'view'> {
  return {
    view(s, viewer) {
      const seen = view(s, viewer);
      return {
        ...seen,
        options: { ...DEFAULT_OPTIONS, ...seen.options },
        calls: { ...noCalls(), ...seen.calls },
      };
    },
    flick(scene, asked) {
      const result = flick(scene, asked);
      return { ...result, trajectory: { ...result.trajectory, pucks: [] } }; // nailed down until version 3
    },
  };
}

export interface ReadGame {
  readonly record: GameRecord;
  readonly rules: Rules;
}

/** Reads a game's text by the rules that it says it follows. */
export async function readGame(text: string): Promise<Result<ReadGame, GameFileError>> {
  const said = Number(/^\s*\[Rules\s+"(?<version>\d+)"\]\s*$/m.exec(text)?.groups?.['version']);
  const rules = await rulesOf(isRulesVersion(said) ? said : RULES_VERSION); // the latest says what is wrong with another
  const parsed = rules.parseGame(text, rules.flick);
  return parsed.ok ? ok({ record: parsed.value, rules }) : parsed;
}
