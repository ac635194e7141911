import { assert, ok, type Result } from '@caravanserai/contract';
import type { GameFileError } from './gamefile.ts';
import * as today from './index.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import type { Seat } from './geometry.ts';
import type * as Physics from './physics/index.ts';
import { type GameRecord, RULES_VERSION } from './record.ts';
import { noCalls } from './state.ts';
import type { View } from './view.ts';

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
  | 'isClosing'
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
  | 'toActFor'
  | 'undecided'
  | 'victimOf'
  | 'view'
>;
type LaterParts = Pick<typeof today, 'flicksOf' | 'seenDie'>; // since version 4 and 3
type PhysicsParts = Pick<typeof Physics, 'checkFlick' | 'flick' | 'loadPhysics' | 'STEP_HZ'>;

/** One version of the game: its rules, notation and physics. */
export interface Rules extends EngineParts, LaterParts, PhysicsParts {
  readonly version: number;
}

/** The exports of a frozen version, as written by `frozen/make.ts`. */
export interface Frozen {
  readonly rules: EngineParts & Partial<LaterParts>;
  readonly physics: PhysicsParts;
}

/** Loaded on demand. */
const FROZEN: Readonly<Record<number, () => Promise<Frozen>>> = {
  2: () => import('../frozen/2/rules.js'),
  3: () => import('../frozen/3/rules.js'),
};

/** All supported versions; new games use the last. */
export const RULES_VERSIONS: readonly number[] = [...new Set([...Object.keys(FROZEN).map(Number), RULES_VERSION])];

async function current(): Promise<Frozen> {
  return { rules: today, physics: await import('./physics/index.ts') };
}

const loaded = new Map<number, Promise<Rules>>();

export function isRulesVersion(version: unknown): version is number {
  return RULES_VERSIONS.some((known) => known === version);
}

/** The rules of this version, with the physics loaded. Check `isRulesVersion` first. */
export function rulesOf(version: number): Promise<Rules> {
  const rules = loaded.get(version) ?? load(version);
  loaded.set(version, rules);
  rules.catch(() => loaded.delete(version)); // allows a retry after a network error
  return rules;
}

async function load(version: number): Promise<Rules> {
  assert(isRulesVersion(version), `rules version ${version} is known`);
  const { rules, physics } = await (version === RULES_VERSION ? current() : FROZEN[version]());
  await physics.loadPhysics();
  const { checkFlick, flick, loadPhysics, STEP_HZ } = physics;
  const all: Rules = {
    seenDie: onTower,
    flicksOf: oneByOne(rules),
    ...rules,
    checkFlick,
    flick,
    loadPhysics,
    STEP_HZ,
    version,
  };
  if (version === RULES_VERSION) return all;
  return { ...all, ...withTodaysFields(rules), ...(version < 3 && withStandingPucks(physics)) };
}

/** Substitute for versions before 4, where each tower was flicked on a copy of the table in Golden Targets. */
function oneByOne({ flickOf }: EngineParts): LaterParts['flicksOf'] {
  return (s, seat, move) => (move.type === 'flick' || move.type === 'golden' ? [flickOf(s, seat, move)] : []);
}

/** Substitute for versions before 3, where a die that fell off a tower went back at once. */
const onTower: LaterParts['seenDie'] = (s, id) => {
  const die = s.dice.find((one) => one.die === id);
  assert(die !== undefined, `${id} plays`);
  return die;
};

/** Adds the fields that today's pages and bots expect. */
function withTodaysFields({ view }: EngineParts): Pick<Rules, 'view'> {
  return {
    view(s, viewer) {
      const seen = view(s, viewer);
      return {
        ...seen,
        phase: withFlicked(seen.phase),
        options: { ...DEFAULT_OPTIONS, ...seen.options },
        calls: { ...noCalls(), ...seen.calls },
      };
    },
  };
}

/** Before version 4, the view of Golden Targets contained the results of the players who had flicked. */
function withFlicked(phase: View['phase']): View['phase'] {
  if (phase.name !== 'golden') return phase;
  const { results = [] } = phase as unknown as { readonly results?: readonly { readonly seat: Seat }[] };
  return { ...phase, flicked: results.map(({ seat }) => seat) };
}

function withStandingPucks({ flick }: PhysicsParts): Pick<Rules, 'flick'> {
  return {
    flick(scene, asked) {
      const result = flick(scene, asked);
      return { ...result, trajectory: { ...result.trajectory, pucks: [] } }; // pucks could not move before version 3
    },
  };
}

export interface ReadGame {
  readonly record: GameRecord;
  readonly rules: Rules;
}

/** Parses a game file with the rules version that its tag names. */
export async function readGame(text: string): Promise<Result<ReadGame, GameFileError>> {
  const said = Number(/^\s*\[Rules\s+"(?<version>\d+)"\]\s*$/m.exec(text)?.groups?.['version']);
  const rules = await rulesOf(isRulesVersion(said) ? said : RULES_VERSION); // the latest reports an unknown version
  const parsed = rules.parseGame(text, rules.flick);
  return parsed.ok ? ok({ record: parsed.value, rules }) : parsed;
}
