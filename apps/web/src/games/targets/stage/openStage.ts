import { DIE_UM, DISC_RADIUS_UM, type DieId } from '@caravanserai/targets/geometry';
import type { Drawer } from './drawer.ts';
import { Reel } from './film.ts';
import { drawn, type Drawn, poseAt, whole } from './poses.ts';
import type { Film, Hit, Stage, StagePicture } from './stage.ts';

const FINGER_PX = 22; // how far beside a small die a finger may touch

/** What the stages have in common: when to draw, films, and what is under a finger. At rest nothing runs. */
export function openStage(host: HTMLElement, drawer: Drawer): Stage {
  let picture: StagePicture | undefined;
  let reel: Reel | undefined;
  let request: number | undefined;

  function wantFrame(): void {
    request ??= requestAnimationFrame(drawFrame);
  }

  function drawFrame(nowMs: number): void {
    request = undefined;
    if (picture === undefined) return;
    if (reel) {
      reel.advance(nowMs);
      showReel(reel);
    }
    const isStillMoving = drawer.draw(nowMs);
    if (reel?.isOver) endReel();
    tellPoses();
    if (reel || isStillMoving) wantFrame();
  }

  function showReel({ film, frame }: Reel): void {
    const dice = film.trajectory.dice.map(({ die, frames }) => ({ die, pose: poseAt(frames, frame) }));
    for (const { die, pose } of dice) drawer.putDie(die, pose);
    for (const { seat, frames } of film.trajectory.pucks) drawer.putPuck(seat, poseAt(frames, frame));
    drawer.follow(mainPose(dice.map(({ pose }) => pose)));
  }

  /** Anyone who waited goes on; the dice stay where the film left them. */
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
    if (document.hidden) skip(); // no frame is drawn until somebody looks
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

  /** The nearest of those that are touched, by its middle: small dice are as easy to touch as large ones. */
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

  drawer.watch(wantFrame);
  document.addEventListener('visibilitychange', skipUnseen);

  return {
    show(next) {
      endReel();
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
      reel = new Reel(film, how);
      const { ended } = reel;
      host.dataset['moving'] = 'yes';
      if (document.hidden || picture === undefined) endReel();
      wantFrame();
      return ended;
    },
    skip,
    hit,
    onTable: (clientX, clientY, heightUm) => drawer.onTable(clientX, clientY, heightUm),
    onPage: (place) => drawer.onPage(place),
    close() {
      endReel();
      if (request !== undefined) cancelAnimationFrame(request);
      document.removeEventListener('visibilitychange', skipUnseen);
      drawer.close();
      delete host.dataset['moving'];
      delete host.dataset['poses'];
    },
  };
}

/** Of several that move the first that is still on the table. */
function mainPose(poses: readonly Drawn[]): Drawn | undefined {
  return poses.find(([, y]) => y > 0);
}
