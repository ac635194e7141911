import { DICE, discCentres, pucks, towerPose } from '@caravanserai/targets/geometry';
import { flick, type FlickResult, loadPhysics } from '@caravanserai/targets/physics';
import { beforeAll, describe, expect, it } from 'vitest';
import { Reel } from './film.ts';
import type { Noise } from './hearing.ts';
import type { Film } from './stage.ts';
import { drawn, lastFrame, poseAt, whole } from './poses.ts';

let result: FlickResult;

beforeAll(async () => {
  await loadPhysics();
  const placed = pucks(['red', 'blue']);
  const dice = placed.flatMap((puck) =>
    [0, 1, 2].map((level) => ({
      die: DICE.filter((die) => die.startsWith(puck.seat))[level],
      pose: towerPose(puck, level, 5),
    })),
  );
  result = flick(
    { pucks: placed, dice },
    { die: 'red3', vxMmS: 40, vzMmS: -1300, highPm: 180, sidePm: 0, tower: false },
  );
});

const filmOf = (): Film => ({ ...result, lead: 'red3' });
const BLACKS = discCentres(3);

describe('a pose between frames', () => {
  it('the last frame is the judged pose, to the micrometre and the millionth', () => {
    expect(result.trajectory.dice.length).toBeGreaterThan(0);
    for (const { die, frames } of result.trajectory.dice) {
      const judged = result.dice.find((placed) => placed.die === die)!.pose;
      const wanted = [judged.xUm, judged.yUm, judged.zUm, ...judged.q];
      expect(whole(poseAt(frames, lastFrame(result.trajectory)))).toEqual(wanted);
      expect(whole(poseAt(frames, 1e9))).toEqual(wanted);
      expect(whole(drawn(judged))).toEqual(wanted);
    }
  });

  it('lies between its neighbours and keeps its length, even where the quaternion changes its sign', () => {
    const frames = new Float32Array([0, 0, 0, 0, 0, 0, 1, 10, 20, 30, 0, -Math.SQRT1_2, 0, -Math.SQRT1_2]);
    const [x, y, z, qx, qy, qz, qw] = poseAt(frames, 0.5);
    expect([x, y, z]).toEqual([5, 10, 15]);
    expect([qx, qz]).toEqual([0, 0]);
    expect(qy).toBeCloseTo(Math.sin(Math.PI / 8));
    expect(qw).toBeCloseTo(Math.cos(Math.PI / 8));
  });

  it('before the first frame is the first', () => {
    const { frames } = result.trajectory.dice[0];
    expect(poseAt(frames, -3)).toEqual(Array.from(frames.subarray(0, 7)));
  });
});

describe('a film', () => {
  const playing = (speed: number) => {
    const heard: Noise[] = [];
    const reel = new Reel(filmOf(), { speed, onContact: (contact) => heard.push(contact) }, []);
    reel.advance(5000);
    return { reel, heard };
  };

  it('runs by the clock, whatever the rate of frames, and at its speed', () => {
    const [calm, slow] = [playing(1).reel, playing(0.5).reel];
    for (let t = 5000; t <= 5400; t += 10) calm.advance(t);
    slow.advance(5800);
    expect(slow.frame).toBeCloseTo(calm.frame);
    expect(slow.frame).toBeGreaterThan(1);
    expect(slow.isOver).toBe(false);
    slow.advance(25_000);
    expect(slow.frame).toBe(lastFrame(result.trajectory));
    expect(slow.isOver).toBe(true);
  });

  it('ends when it has to, however it is staged', () => {
    const reel = new Reel(filmOf(), { speed: 1, endsInMs: 1500 }, BLACKS);
    reel.advance(100);
    reel.advance(1590);
    expect(reel.isOver).toBe(false);
    reel.advance(1601);
    expect(reel.isOver).toBe(true);
  });

  it('waits for the camera before anything moves', () => {
    const reel = new Reel(filmOf(), { speed: 1, windUpMs: 400 }, []);
    reel.advance(0);
    reel.advance(399);
    expect(reel.frame).toBe(0);
    reel.advance(450);
    expect(reel.frame).toBeGreaterThan(0);
  });

  it('is heard contact by contact, each once', () => {
    const { reel, heard } = playing(1);
    for (let t = 5000; t <= 25_000; t += 7) reel.advance(t);
    expect(heard).toMatchObject(result.contacts);
    expect(heard.length).toBeGreaterThan(1);
  });

  it('skipped, it is over and silent; at no end of speed too', () => {
    const { reel, heard } = playing(1);
    const before = heard.length;
    reel.skip();
    expect(reel.isOver).toBe(true);
    expect(heard.length).toBe(before);
    const instant = playing(Infinity);
    expect(instant.reel.isOver).toBe(true);
    expect(instant.heard).toEqual([]);
  });
});
