import { assert } from '@caravanserai/contract';
import type { DieFact, DieId, Flick, PlacedDie, Pose, Scene } from '../geometry.ts';
import { type Contact, Listener } from './contacts.ts';
import { factOf } from './facts.ts';
import { PoseHash } from './hash.ts';
import { hit } from './hit.ts';
import { MAX_FRAMES, SETTLE_STEPS, STEPS_IN_FRAME } from './settings.ts';
import {
  currentPose,
  hasMoved,
  holdAllFarFrom,
  isAtRest,
  letGoAllNear,
  look,
  lookWhetherQuiet,
  openTrack,
} from './track.ts';
import { filmFrame, makeTrajectory, type Trajectory } from './trajectory.ts';
import { bodyOf, openWorld } from './world.ts';

export interface FlickResult {
  readonly trajectory: Trajectory;
  readonly dice: readonly PlacedDie[]; // all of the scene's, in the order of `DICE`
  readonly facts: readonly DieFact[]; // in the same order
  readonly contacts: readonly Contact[];
  readonly steps: number; // from the hit to rest, 240 a second
  readonly hash: string; // of every bit of the poses, at every step of the dice in play and at rest of all
}

/**
 * The scene and the flick decide everything, to the last bit and on every machine. For a flick that `checkFlick` let pass; nothing of the
 * engine escapes. `loadPhysics` must have been awaited.
 */
export function flick(scene: Scene, flicked: Flick): FlickResult {
  const dice = openWorld(scene);
  const listener = new Listener(dice);
  try {
    assert(bodyOf(dice, flicked.die) !== undefined, 'the flicked die is in the scene');
    const tracks = dice.bodies.map(openTrack);
    for (const track of tracks) if (track.body.die === flicked.die) holdAllFarFrom(track, tracks);
    const hash = new PoseHash();
    filmFrame(tracks, 0);
    for (let i = 0; i < SETTLE_STEPS; i++) dice.world.step();
    hit(dice, scene, flicked);

    let frame = 0;
    do {
      for (let i = 1; i <= STEPS_IN_FRAME; i++) {
        dice.world.step(listener.queue);
        listener.listen(frame * STEPS_IN_FRAME + i);
        for (const track of tracks) {
          if (!track.isInPlay) continue;
          look(track);
          hash.add(track);
        }
      }
      for (const track of tracks) lookWhetherQuiet(track);
      for (const track of tracks) if (track.isInPlay) letGoAllNear(track, tracks);
      filmFrame(tracks, ++frame);
    } while (frame < MAX_FRAMES && !tracks.every(isAtRest));

    for (const track of tracks) {
      look(track);
      hash.add(track);
    }
    const moved = new Map<DieId, Pose>();
    for (const track of tracks) if (hasMoved(track)) moved.set(track.body.die, currentPose(track));
    // A die that nobody touched keeps its place to the micrometre, flick after flick.
    const poseOf = ({ die, pose }: PlacedDie) => moved.get(die) ?? pose;
    return {
      trajectory: makeTrajectory(tracks, frame + 1, moved),
      dice: tracks.map(({ body }) => ({ die: body.die, pose: poseOf(body) })),
      facts: tracks.map((track) => factOf(track, poseOf(track.body), moved.has(track.body.die), scene)),
      contacts: listener.contacts,
      steps: frame * STEPS_IN_FRAME,
      hash: hash.hex(),
    };
  } finally {
    listener.queue.free();
    dice.world.free();
  }
}
