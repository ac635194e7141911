import {
  DIE_UM,
  DISC_RADIUS_UM,
  PUCK_HEIGHT_UM,
  PUCK_RADIUS_UM,
  type Point,
  type Puck,
  TABLE_UM,
} from '@caravanserai/targets/geometry';
import type { Look, StagePicture } from './stage.ts';
import type { Ride } from './ride.ts';
import { fit, lookAt, type Stand, type Vector, type View } from './view.ts';

/** Cells along one side of the table top. A single large one would reach behind the camera and be drawn over the discs. */
export const TABLE_CELLS = 24;
export const NEAREST_MM = 40; // nothing is drawn that is nearer to the camera

const UPRIGHT_RAD = Math.PI / 2;
const ACROSS_RAD = 1.95; // azimuth of the first side in a replay
const BESIDE_RAD = -1.15; // and of the second side
const ACROSS_ELEVATION_RAD = 0.5;
const RIDE_ELEVATION_RAD = 0.52; // low, but above the towers in between
const BEHIND_CLOSENESS = 0.25; // the discs and one's own tower fill the picture; the others may be at its edge
const CLOSER = 0.75; // fraction of the way to the middle: what may be left out of a close picture
const WIDE = { aspect: 0.95, elevationRad: 0.44 };
const TALL = { aspect: 0.5, elevationRad: 0.7 };
const NEAR_HALF_HEIGHT = 0.26; // of the window at distance 1, looking along the table: a long lens from afar, so that the discs are not small behind the tower
const FAR_HALF_HEIGHT = 0.2; // from above: a longer lens, so that towers do not seem to lean apart
const TOWER_MM = (PUCK_HEIGHT_UM + 3 * DIE_UM) / 1000;
const BESIDE_MM = 112; // things further out may be cut off, slightly further on a wide screen: one's own die must stay large

export function standFor(look: Look, picture: StagePicture, aspect: number): Stand {
  const own = ownPuck(picture);
  const azimuthRad = Math.atan2(own.xUm, own.zUm);
  switch (look) {
    case 'behind':
      return { azimuthRad, elevationRad: steepness(aspect), closeness: BEHIND_CLOSENESS };
    case 'above':
      return { azimuthRad, elevationRad: UPRIGHT_RAD, closeness: 0 };
    case 'across':
    case 'beside':
      return {
        azimuthRad: azimuthRad + (look === 'across' ? ACROSS_RAD : BESIDE_RAD),
        elevationRad: Math.max(ACROSS_ELEVATION_RAD, steepness(aspect) - 0.2),
        closeness: 1,
      };
  }
}

/** The camera that follows a die: low and close behind it, or still from above if that is the chosen look. */
export function rideFrom(
  { at, reachMm }: Ride,
  look: Look,
  stand: Stand,
  aspect: number,
): { readonly stand: Stand; readonly view: View } {
  const elevationRad = look === 'above' ? stand.elevationRad : RIDE_ELEVATION_RAD;
  const low = { ...stand, elevationRad };
  return { stand: low, view: lookAt(at, reachMm, low, windowAt(elevationRad, aspect)) };
}

function windowAt(elevationRad: number, aspect: number) {
  const halfHeight = NEAR_HALF_HEIGHT + (FAR_HALF_HEIGHT - NEAR_HALF_HEIGHT) * Math.sin(elevationRad) ** 6;
  return { halfWidth: halfHeight * aspect, halfHeight };
}

/** A tall screen looks from a steeper angle, because it has room in the direction of play. */
function steepness(aspect: number): number {
  const share = Math.min(Math.max((WIDE.aspect - aspect) / (WIDE.aspect - TALL.aspect), 0), 1);
  return WIDE.elevationRad + (TALL.elevationRad - WIDE.elevationRad) * share;
}

function ownPuck({ own, pucks }: StagePicture): Point {
  return pucks.find(({ seat }) => seat === own) ?? { xUm: 0, zUm: 1 };
}

/** The closest view that contains everything relevant in this picture. */
export function viewFrom(stand: Stand, picture: StagePicture, aspect: number): View {
  const seen = subjects(picture, stand, aspect);
  return fit(seen, stand, windowAt(stand.elevationRad, aspect), { across: 0.93, down: 0.9 });
}

/** Bounding points of the discs, pucks and towers; the dice come to rest among them. */
function subjects({ pucks, discs, stored, own }: StagePicture, stand: Stand, aspect: number): readonly Vector[] {
  const middle = discs.length > 0 ? discs : [{ xUm: 0, zUm: 0 }];
  const tower = (puck: Puck) => [
    ...around(puck, (stored[puck.seat].length > 0 ? DISC_RADIUS_UM * 0.9 : PUCK_RADIUS_UM * 1.2) / 1000, 0),
    ...around(puck, (DIE_UM * 0.8) / 1000, TOWER_MM),
  ];
  return [
    ...middle.flatMap((disc) => around(disc, DISC_RADIUS_UM / 1000, 0)),
    ...pucks.filter(({ seat }) => seat === own).flatMap(tower),
    ...pucks
      .filter(({ seat }) => seat !== own)
      .flatMap((puck) => tower(closer(puck, stand.closeness)))
      .map((corner) => within(corner, stand, sideRoom(stand, aspect))),
  ];
}

/** How far to the side the others' towers must be visible; from above, all of them. */
function sideRoom({ elevationRad }: Stand, aspect: number): number {
  const share = Math.min(Math.max((elevationRad - TALL.elevationRad) / (UPRIGHT_RAD - TALL.elevationRad), 0), 1);
  const besideMm = BESIDE_MM * Math.max(aspect, 1);
  return besideMm + (TABLE_UM / 2000 - besideMm) * share;
}

function within([x, y, z]: Vector, { azimuthRad }: Stand, widestMm: number): Vector {
  const [sin, cos] = [Math.sin(azimuthRad), Math.cos(azimuthRad)];
  const sideways = x * cos - z * sin;
  const cut = Math.max(Math.abs(sideways) - widestMm, 0) * Math.sign(sideways);
  return [x - cut * cos, y, z + cut * sin];
}

function around({ xUm, zUm }: Point, radiusMm: number, heightMm: number): readonly Vector[] {
  const [x, z] = [xUm / 1000, zUm / 1000];
  return [
    [x + radiusMm, heightMm, z],
    [x - radiusMm, heightMm, z],
    [x, heightMm, z + radiusMm],
    [x, heightMm, z - radiusMm],
  ];
}

function closer(puck: Puck, closeness: number): Puck {
  const share = 1 - CLOSER * closeness;
  return { ...puck, xUm: puck.xUm * share, zUm: puck.zUm * share };
}
