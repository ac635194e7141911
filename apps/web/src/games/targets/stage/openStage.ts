import type { DiscId } from '@caravanserai/targets';
import { DIE_UM, DISC_RADIUS_UM, type DieId } from '@caravanserai/targets/geometry';
import type { Drawer } from './drawer.ts';
import { Reel } from './film.ts';
import type { Noise } from './hearing.ts';
import { Pins } from './pins.ts';
import { drawn, type Drawn, poseAt, whole } from './poses.ts';
import type { Film, Hit, Stage, StageOptions, StagePicture } from './stage.ts';
import { Travel } from './travel.ts';
import type { Vector } from './view.ts';

const FINGER_PX = 22; // tolerance for touches beside a small die

/** The common part of the stages: scheduling of frames, films and hit testing. No frames are drawn at rest. */
export function openStage(
  host: HTMLElement,
  drawer: Drawer,
  { reducedMotion }: Pick<StageOptions, 'reducedMotion'>,
): Stage {
  const pins = new Pins(host, drawer);
  const travels = new Map<DiscId, Travel>();
  let picture: StagePicture | undefined;
  let reel: Reel | undefined;
  let request: number | undefined;

  function wantFrame(): void {
    request ??= requestAnimationFrame(drawFrame);
  }

  /** Draws synchronously: a resized canvas is empty until it is drawn. */
  function drawNow(): void {
    if (request !== undefined) cancelAnimationFrame(request);
    drawFrame(performance.now());
  }

  function drawFrame(nowMs: number): void {
    request = undefined;
    if (picture === undefined) return;
    if (reel) {
      reel.advance(nowMs);
      showReel(reel);
    }
    for (const [disc, travel] of travels) drawer.putDisc(disc, travel.at(nowMs));
    const isStillMoving = drawer.draw(nowMs);
    pins.put(picture);
    host.dataset['camera'] = isStillMoving ? 'moves' : 'rests';
    if (reel?.isOver) endReel();
    endTravels(({ isOver }) => isOver);
    tellPoses();
    if (reel || travels.size > 0 || isStillMoving) wantFrame();
  }

  function endTravels(isOver: (travel: Travel) => boolean): void {
    for (const [disc, travel] of travels) {
      if (!isOver(travel)) continue;
      travels.delete(disc);
      travel.end();
    }
  }

  function showReel({ film, frame, ride }: Reel): void {
    for (const { die, frames } of film.trajectory.dice) drawer.putDie(die, poseAt(frames, frame));
    for (const { seat, frames } of film.trajectory.pucks) drawer.putPuck(seat, poseAt(frames, frame));
    drawer.follow(ride);
  }

  /** Resolves the film's promise; the dice stay where the film left them. */
  function endReel(): void {
    const ended = reel;
    reel = undefined;
    if (!ended) return;
    ended.skip();
    showReel(ended);
    drawer.follow(undefined);
    ended.end();
  }

  function tellPoses(): void {
    host.dataset['moving'] = reel ? 'yes' : 'no';
    if (reel || picture === undefined) return;
    const read = picture.dice.flatMap(({ die }) => {
      const pose = drawer.readDie(die);
      return pose ? [[die, whole(pose)] as const] : [];
    });
    host.dataset['poses'] = JSON.stringify(Object.fromEntries(read));
  }

  function skip(): void {
    endReel();
    wantFrame();
  }

  function skipUnseen(): void {
    if (!document.hidden) return;
    endTravels(() => true); // hidden pages draw no frames
    skip();
  }

  function hit(clientX: number, clientY: number): Hit {
    if (picture === undefined) return {};
    const die = dieAt(clientX, clientY);
    if (die) return { die };
    const place = drawer.onTable(clientX, clientY, 0);
    const disc =
      place &&
      picture.discs.find(({ xUm, zUm }) => Math.hypot(xUm - place.xUm, zUm - place.zUm) <= DISC_RADIUS_UM)?.disc;
    return disc ? { disc } : {};
  }

  /** The nearest of the touched dice, by distance to its centre: small dice are as easy to touch as large ones. */
  function dieAt(clientX: number, clientY: number): DieId | undefined {
    const near = (picture?.dice ?? []).flatMap(({ die }) => {
      const pose = drawer.readDie(die);
      const seen = pose && seenDie(pose);
      if (!seen) return [];
      const away = Math.hypot(seen.clientX - clientX, seen.clientY - clientY);
      return away <= Math.max(seen.halfPx * 1.25, FINGER_PX) ? [{ die, away }] : [];
    });
    return near.sort((a, b) => a.away - b.away)[0]?.die;
  }

  function seenDie([x, y, z]: Drawn) {
    const [xUm, yUm, zUm] = [x * 1000, y * 1000, z * 1000];
    const middle = drawer.onPage({ xUm, yUm, zUm });
    const top = drawer.onPage({ xUm, yUm: yUm + DIE_UM / 2, zUm });
    const side = drawer.onPage({ xUm: xUm + DIE_UM / 2, yUm, zUm });
    if (!middle || !top || !side) return undefined;
    const to = (point: typeof top) => Math.hypot(point.clientX - middle.clientX, point.clientY - middle.clientY);
    return { ...middle, halfPx: Math.max(to(top), to(side)) };
  }

  /** Horizontal position in the picture, from -1 at the left to 1. */
  function acrossOf(at: Vector | undefined): number {
    const seen = at && drawer.onPage({ xUm: at[0] * 1000, yUm: at[1] * 1000, zUm: at[2] * 1000 });
    const { left, width } = host.getBoundingClientRect();
    return seen && width > 0 ? Math.min(Math.max(((seen.clientX - left) / width) * 2 - 1, -1), 1) : 0;
  }

  drawer.watch(drawNow);
  document.addEventListener('visibilitychange', skipUnseen);

  return {
    show(next) {
      endReel();
      endTravels(() => true);
      picture = next;
      drawer.setPicture(next);
      for (const { die, pose } of next.dice) drawer.putDie(die, drawn(pose));
      wantFrame();
    },
    mark(marks) {
      drawer.setMarks(marks);
      wantFrame();
    },
    look(look) {
      drawer.setLook(look);
      wantFrame();
    },
    play(film: Film, how) {
      endReel();
      const discs = [...(picture?.discs ?? []), ...(picture?.star ? [picture.star] : [])];
      const { onContact, ...rest } = how;
      const hear = (noise: Noise, pace: number) => onContact?.({ ...noise, pace, across: acrossOf(noise.at) });
      reel = new Reel(film, { ...rest, onContact: hear }, discs);
      const { ended } = reel;
      host.dataset['moving'] = 'yes';
      if (document.hidden || picture === undefined) endReel();
      wantFrame();
      return ended;
    },
    skip,
    travel(disc, to) {
      const from = drawer.readDisc(disc);
      const goal = 'seat' in to ? picture?.pucks.find(({ seat }) => seat === to.seat) : to;
      if (!from || !goal) return Promise.resolve();
      const end = [goal.xUm / 1000, from[1], goal.zUm / 1000] as const;
      const travel = new Travel(from, end);
      if (reducedMotion || document.hidden) {
        drawer.putDisc(disc, end);
        travel.end();
      } else travels.set(disc, travel);
      wantFrame();
      return travel.ended;
    },
    pin(element, anchor) {
      const unpin = pins.pin(element, anchor);
      if (picture) pins.put(picture);
      return unpin;
    },
    hit,
    onTable: (clientX, clientY, heightUm) => drawer.onTable(clientX, clientY, heightUm),
    onPage: (place) => drawer.onPage(place),
    close() {
      endReel();
      endTravels(() => true);
      if (request !== undefined) cancelAnimationFrame(request);
      document.removeEventListener('visibilitychange', skipUnseen);
      drawer.close();
      delete host.dataset['moving'];
      delete host.dataset['poses'];
      delete host.dataset['camera'];
    },
  };
}
