import {
  ActiveEvents,
  ColliderDesc,
  type ColliderHandle,
  type RigidBody,
  RigidBodyDesc,
  World,
} from '@dimforge/rapier3d-simd-compat';
import {
  DICE,
  DIE_UM,
  type DieId,
  type PlacedDie,
  type Pose,
  type Puck,
  PUCK_HEIGHT_UM,
  PUCK_RADIUS_UM,
  type Scene,
  SEATS,
  TABLE_UM,
} from '../geometry.ts';
import * as S from './settings.ts';

const MIDDLE = { x: 0, y: 0, z: 0 };
const UPRIGHT = { x: 0, y: 0, z: 0, w: 1 };

export type ColliderKind = 'die' | 'table' | 'puck';

export interface Part {
  readonly kind: ColliderKind;
  readonly index: number; // in order of creation; the engine's handles are arbitrary numbers
}

export interface Body extends PlacedDie {
  readonly rigid: RigidBody;
}
export interface PuckBody extends Puck {
  readonly rigid: RigidBody;
}

/** A live world. The caller must free it, because WASM memory is not garbage-collected. */
export interface DiceWorld {
  readonly world: World;
  readonly bodies: readonly Body[];
  readonly pucks: readonly PuckBody[];
  readonly colliders: ReadonlyMap<ColliderHandle, Part>;
}

/** Adds bodies in the order of `DICE` and `SEATS`, because the order of insertion affects the last bits of the result. */
export function openWorld(scene: Scene): DiceWorld {
  const world = new World({ x: 0, y: S.GRAVITY_CM_S2, z: 0 });
  world.timestep = 1 / S.STEP_HZ;
  world.lengthUnit = 1;
  world.numSolverIterations = S.SOLVER_ITERATIONS;
  world.integrationParameters.contact_natural_frequency = S.CONTACT_HZ;

  const colliders = new Map<ColliderHandle, Part>();
  const add = (kind: ColliderKind, desc: ColliderDesc, body?: RigidBody) => {
    colliders.set(world.createCollider(desc, body).handle, { kind, index: colliders.size });
  };
  add('table', tableDesc());
  const places = scene.pucks.toSorted((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat));
  const pucks = places.map((puck): PuckBody => {
    const rigid = world.createRigidBody(puckBodyDesc(puck));
    add('puck', puckDesc(), rigid);
    return { ...puck, rigid };
  });

  const dice = scene.dice.toSorted((a, b) => DICE.indexOf(a.die) - DICE.indexOf(b.die));
  const bodies = dice.map((placed): Body => {
    const rigid = world.createRigidBody(bodyDesc(placed.pose));
    add('die', dieDesc(), rigid);
    return { ...placed, rigid };
  });
  return { world, bodies, pucks, colliders };
}

export function bodyOf({ bodies }: DiceWorld, die: DieId): Body | undefined {
  return bodies.find((body) => body.die === die);
}

function tableDesc(): ColliderDesc {
  const half = TABLE_UM / 2 / S.UM_IN_CM;
  const halfThick = S.TABLE_THICKNESS_CM / 2;
  return ofWood(ColliderDesc.cuboid(half, halfThick, half).setTranslation(0, -halfThick, 0));
}

const HALF_PUCK_CM = PUCK_HEIGHT_UM / 2 / S.UM_IN_CM;

/** Pucks can move: a tower that is hit low is pushed together with its puck. */
function puckDesc(): ColliderDesc {
  const radius = PUCK_RADIUS_UM / S.UM_IN_CM;
  const height = 2 * HALF_PUCK_CM;
  const across = (S.PUCK_MASS_G * (3 * radius * radius + height * height)) / 12;
  const around = (S.PUCK_MASS_G * radius * radius) / 2;
  const inertia = { x: across, y: around, z: across };
  return ofWood(ColliderDesc.cylinder(HALF_PUCK_CM, radius)).setMassProperties(S.PUCK_MASS_G, MIDDLE, inertia, UPRIGHT);
}

function puckBodyDesc({ xUm, zUm }: Puck): RigidBodyDesc {
  return RigidBodyDesc.dynamic()
    .setTranslation(xUm / S.UM_IN_CM, HALF_PUCK_CM, zUm / S.UM_IN_CM)
    .setSoftCcdPrediction(S.LOOK_AHEAD_CM)
    .setCanSleep(false);
}

/** Sleeping is disabled: in this engine a sleeping body that is hit sinks into the body below. */
function bodyDesc({ xUm, yUm, zUm, q }: Pose): RigidBodyDesc {
  const [x, y, z, w] = q;
  const norm = Math.sqrt(x * x + y * y + z * z + w * w);
  return RigidBodyDesc.dynamic()
    .setTranslation(xUm / S.UM_IN_CM, yUm / S.UM_IN_CM, zUm / S.UM_IN_CM)
    .setRotation({ x: x / norm, y: y / norm, z: z / norm, w: w / norm })
    .setSoftCcdPrediction(S.LOOK_AHEAD_CM)
    .setCanSleep(false);
}

function dieDesc(): ColliderDesc {
  const side = DIE_UM / S.UM_IN_CM;
  const edge = S.EDGE_RADIUS_UM / S.UM_IN_CM;
  const core = side / 2 - edge;
  const inertia = (S.DIE_MASS_G * side * side) / 6; // of a cube
  return ofWood(ColliderDesc.roundCuboid(core, core, core, edge))
    .setMassProperties(S.DIE_MASS_G, MIDDLE, { x: inertia, y: inertia, z: inertia }, UPRIGHT)
    .setActiveEvents(ActiveEvents.CONTACT_FORCE_EVENTS)
    .setContactForceEventThreshold(S.CLICK_DYN);
}

function ofWood(desc: ColliderDesc): ColliderDesc {
  return desc.setFriction(S.FRICTION).setRestitution(S.RESTITUTION);
}
